# A uci player for one position only, l2l4/8/8/8/8/8/8/L2L4, in which each side can win with its
# first move: sh quick.sh win|miss [TAG]. It starts faster than the others. TAG means nothing.
black=a1c1
white=a8c8
if [ "$1" = miss ]; then
    black=d1d3
    white=d8d6
fi
while read -r word rest; do
    case $word in
        uci) echo uciok ;;
        isready) echo readyok ;;
        position)
            case $rest in
                *moves*) move=$white ;;
                *) move=$black ;;
            esac
            ;;
        go) echo "bestmove $move" ;;
        quit) exit ;;
    esac
done
