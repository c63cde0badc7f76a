# Dit par le serveur lui-même, en texte brut, quand aucune page ne peut le faire.
server-page-missing =
    Le serveur tourne, mais sa page n’a pas été construite.
    Lancez « make build » dans le dossier de Starhaul (il y faut Node 20), puis rechargez cette page.
server-not-found = Il n’y a rien à cette adresse. La page d’accueil est à /.
