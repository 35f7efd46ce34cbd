import { icon } from '../lib/icons'
import { bands, cloud, frame, line, rays, swell, title } from './draw'
import { die, dieColours, ship, splash } from './things'

const paper = '#f1e3bd'
const ink = '#0b1d28'

/** A broadside at sunset, and dice that come down between the ships. */
export function rattleBattleCover(): string {
  const friend = {
    hull: '#5a2b14',
    deck: '#d7a54a',
    sail: '#f0e0b6',
    shade: '#c79a5c',
    flag: '#b4261c',
    ink: '#1c0f08',
  }
  const enemy = {
    hull: '#1d2a33',
    deck: '#7d8a86',
    sail: '#31505c',
    shade: '#1d3540',
    flag: '#16151a',
    ink: '#0a1218',
  }
  const smoke = (x: number, y: number, s: number) => cloud(x, y, s, '#f3d9a6', 0.5)
  const flash = (x: number, y: number) =>
    `<path d="M${x} ${y}l9 -4l-3 4l8 1l-8 3l2 4l-8 -5z" fill="#fff0b8"/>`
  return (
    bands(0, 264, ['#0c3346', '#12475a', '#1c5f6c', '#3c7d78', '#7d9a78', '#c2a466', '#e09a4c', '#e07f3c']) +
    rays(196, 226, 34, 330, '#f6d88c', 0.17) +
    '<circle cx="196" cy="226" r="50" fill="#f9dc8d"/><circle cx="196" cy="226" r="42" fill="#fcefc0"/>' +
    cloud(52, 150, 15, '#e6b978', 0.55) +
    cloud(282, 132, 13, '#d9ab70', 0.5) +
    cloud(118, 196, 9, '#f2cb8a', 0.6) +
    swell({ y: 262, height: 6, length: 46, phase: 0.1, fill: '#2c7a80', crest: '#e8cf92', lines: 2 }) +
    ship(236, 262, 0.78, enemy) +
    smoke(170, 250, 8) +
    smoke(156, 244, 6) +
    swell({ y: 284, height: 9, length: 62, phase: 0.4, fill: '#1d6573', crest: '#dcd2a4', lines: 3 }) +
    ship(92, 296, 1.08, friend, -3) +
    smoke(178, 286, 9) +
    flash(160, 287) +
    flash(146, 289) +
    splash(214, 296, 0.8, '#efe3bc') +
    swell({ y: 316, height: 13, length: 84, phase: 0.75, fill: '#144f62', crest: '#d9d3ab', lines: 4 }) +
    splash(262, 320, 1, '#f3ead0') +
    die(262, 306, 17, 14, dieColours.blue, [5, 1, 3]) +
    swell({ y: 352, height: 15, length: 98, phase: 0.2, fill: '#0f3d51', crest: '#cfcda9', lines: 5 }) +
    splash(70, 356, 1.05, '#f3ead0') +
    die(70, 340, 19, -16, dieColours.yellow, [3, 6, 2]) +
    swell({ y: 388, height: 14, length: 112, phase: 0.55, fill: '#0a2b3d', crest: '#b9c0a4', lines: 5 }) +
    die(276, 176, 15, 32, dieColours.red, [2, 4, 6]) +
    die(40, 196, 13, -24, dieColours.white, [4, 1, 5]) +
    die(168, 172, 11, 12, dieColours.green, [6, 2, 3]) +
    die(298, 232, 10, -12, dieColours.black, [1, 5, 4]) +
    // Lines of the fall.
    `<g stroke="${paper}" stroke-opacity="0.55" stroke-width="1.2" stroke-linecap="round"><path d="M268 150l-6 -18M278 148l-4 -20M288 150l-2 -15M33 176l-5 -16M42 174l-3 -18M164 156l-3 -13M171 155l-1 -14"/></g>` +
    title('Rattle, Battle,', 62, { fill: paper, shade: ink, size: 54, width: 268 }) +
    title('Grab the Loot', 112, { fill: '#f2c75c', shade: ink, size: 58, width: 262 }) +
    icon('crossed-sabres', 160, 374, 20, paper) +
    line('a battle in a box', 131, 12, paper) +
    frame('#c9a24b', '#e9d9a6')
  )
}
