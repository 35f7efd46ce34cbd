/** All games with all their players at once: for the command, tests and measurements. A page fetches what it plays. */
import '../bots/all'
import '../rules/games'
