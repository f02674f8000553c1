#!/bin/sh
# 100 shards of self-play as a Slurm array, on a folder that all nodes share:
#
#     sbatch --wait slurm.sh && loa merge shards/*.shard --out games.bin
#
# A shard that is killed or requeued continues where it was; a finished one ends at once. Some of
# them again: sbatch --array=2,7 slurm.sh
#SBATCH --array=1-100
#SBATCH --cpus-per-task=1
#SBATCH --requeue
set -eu
# The number of all shards, whatever tasks an array has.
shards=100
mkdir -p shards
exec loa datagen --games 100000 --nodes 1000 --threads 1 \
    --shard "$SLURM_ARRAY_TASK_ID/$shards" --out "shards/$SLURM_ARRAY_TASK_ID.shard"
