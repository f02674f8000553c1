#!/bin/sh
# 100 shards of self-play as a Slurm array, on a folder that all nodes share:
#
#     sbatch --wait slurm.sh && loa merge shards/*.shard --out games.bin
#
# A shard that is killed or requeued continues where it was; a finished one ends at once.
#SBATCH --array=1-100
#SBATCH --cpus-per-task=1
#SBATCH --requeue
set -eu
mkdir -p shards
shard=$SLURM_ARRAY_TASK_ID/$SLURM_ARRAY_TASK_COUNT
exec loa datagen --games 100000 --nodes 1000 --threads 1 \
    --shard "$shard" --out "shards/$SLURM_ARRAY_TASK_ID.shard"
