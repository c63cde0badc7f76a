# Said by the server itself, in plain text, when there is no page to say it.
server-page-missing =
    The server runs, but its page has not been built.
    Run "make build" in the folder of Starhaul (it needs Node 20), then load this page again.
server-not-found = There is nothing at this address. The start page is at /.
