# Completion of `starhaul` for PowerShell 5.1 and later. Where nothing is offered, PowerShell looks among the files.
Register-ArgumentCompleter -Native -CommandName @('starhaul', 'starhaul.exe') -ScriptBlock {
    param($begun, $line, $cursor)
    $before = @($line.CommandElements |
        Select-Object -Skip 1 |
        Where-Object { $_.Extent.EndOffset -lt $cursor } |
        ForEach-Object { $_.ToString().Trim([char[]]"'`"") })
    $program = $line.GetCommandName()
    & $program --complete ":$begun" @before 2>$null |
        Where-Object { -not $_.StartsWith(':') } |
        ForEach-Object {
            $word, $text = $_ -split "`t", 2
            if (-not $text) { $text = $word }
            [System.Management.Automation.CompletionResult]::new($word, $word, 'ParameterValue', $text)
        }
}
