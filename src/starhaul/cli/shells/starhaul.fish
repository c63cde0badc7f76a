# Completion of `starhaul` for fish.
function __starhaul_offers
    set -l before (commandline --tokenize --cut-at-cursor --current-process)
    set -l begun (commandline --current-token --cut-at-cursor)
    set -l program (string replace --regex '^~' -- $HOME $before[1])
    for offer in ($program --complete ":$begun" $before[2..] 2>/dev/null)
        set -l option (string match --regex -- '^--[^=]+=' $begun; or echo '')
        set -l path (string replace -- "$option" '' $begun)
        switch $offer
            case :files
                printf '%s\n' $option(__fish_complete_path $path)
            case :folders
                printf '%s\n' $option(__fish_complete_directories $path)
            case '*'
                printf '%s\n' $offer
        end
    end
end
complete --command starhaul --no-files --arguments '(__starhaul_offers)'
