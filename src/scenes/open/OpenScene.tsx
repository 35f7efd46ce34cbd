import { useFrame } from '@react-three/fiber'
import { type ContactForcePayload, Physics } from '@react-three/rapier'
import { use, useCallback, useEffect, useMemo } from 'react'
import { useStore } from 'zustand'
import { freshSeed } from '../../match/freshSeed'
import type { DieSpec } from '../../measure'
import { isPolyKind } from '../../measure'
import type { OpenTable, Thing } from '../../open-table'
import { loadPhysics } from '../../physics'
import { createRandom } from '../../physics/random'
import { arriving } from '../../table/arriving'
import { usePart, useTable } from '../../table/useTable'
import { Awaiting } from '../table/Awaiting'
import { takeModelsOff } from '../table/assets'
import { framePriority } from '../table/frameLoop'
import { PendingAsset } from '../table/PendingAsset'
import { physicsProps } from '../table/physicsProps'
import { AfterFirstPicture } from '../table/room/AfterFirstPicture'
import { Cabin } from '../table/room/Cabin'
import { OilLamp } from '../table/room/OilLamp'
import { tableTopY } from '../table/room/places'
import { TableTop } from '../table/room/TableTop'
import { useStage } from '../table/StageContext'
import { loadTableSound, tableSoundOf } from '../table/tableSound'
import { TableOfThings } from '../things'
import type { Printer } from '../things/prints'
import { BodyBookProvider, createBodyBook } from './bodies/bodyBook'
import { TableBody } from './bodies/TableBody'
import { ThingBody } from './bodies/ThingBody'
import { createHand } from './hands/createHand'
import { createLassoLine } from './hands/lassoLine'
import { OpenHands } from './hands/OpenHands'
import { createHitEar } from './hearHits'
import { layoutOfTable } from './layoutOfTable'
import { OpenEngine } from './OpenEngine'
import { LassoInk, OpenInk } from './OpenInk'
import { openViews } from './openViews'

const Trays = arriving(() => import('./looks/Trays'), <PendingAsset />)
const Ships = arriving(() => import('./looks/Ships'), <PendingAsset />)
const Pieces = arriving(() => import('./looks/Pieces'), <PendingAsset />)
const Tools = arriving(() => import('./looks/Tools'), <PendingAsset />)
const PolyDice = arriving(() => import('./looks/PolyDice'), <PendingAsset />)

/**
 * `<Physics>` loads the engine by itself. If we load it too, there are two, and the later one takes away the memory of the
 * other's world. So `<Physics>` waits for ours.
 */
const LoadedPhysics = arriving(
  async () => {
    await loadPhysics()
    return { default: Physics }
  },
  <PendingAsset />,
)

/** Symbols and prints of five boxes are large: they come behind the first picture. */
const fetchPrinter = async (): Promise<Printer> => (await import('./prints/printer')).printer

const ground = { halfX: 0, halfZ: 0, floorY: tableTopY, tableY: tableTopY }

/** The open table: the room, and whatever was taken out of the chest. */
export default function OpenScene({ openTable }: { readonly openTable: Promise<OpenTable> }) {
  const here = useTable()
  const table = use(openTable)
  const { rig } = useStage()
  useEffect(() => {
    rig.compose(openViews)
    rig.goTo('drop', { cut: true })
    void loadTableSound(here)
    return () => {
      rig.compose()
      takeModelsOff()
    }
  }, [rig])
  return (
    <>
      <Awaiting>
        <TableTop />
      </Awaiting>
      <AfterFirstPicture>
        <OilLamp x={57} z={-37} turn={0.6} />
        <Cabin />
      </AfterFirstPicture>
      <Awaiting>
        <Things table={table} />
      </Awaiting>
    </>
  )
}

const isBatched = ({ what }: Thing) => !(what.kind === 'die' && isPolyKind(what.die))

function Things({ table }: { readonly table: OpenTable }) {
  const tableSound = usePart(tableSoundOf)
  const things = useStore(table.state, state => state.moments[state.at]!.state.things)
  const tableId = useStore(table.state, state => state.id)
  const layout = useMemo(() => layoutOfTable(things), [things])
  const ids = things.flatMap(({ id, what }) =>
    what.kind === 'die' && !isPolyKind(what.die) ? [dieName(id, what)] : [],
  )
  const names = ids.join(' ')
  // biome-ignore lint/correctness/useExhaustiveDependencies: the names say all of it
  const dice = useMemo(() => {
    const list = things.flatMap(({ id, what }): DieSpec[] =>
      what.kind === 'die' && !isPolyKind(what.die) ? [{ id: dieName(id, what), kind: what.die }] : [],
    )
    return { dice: list, thingOf: (name: string) => name.slice(name.lastIndexOf('-') + 1), ground }
  }, [names])
  const has = (kind: Thing['what']['kind']) => things.some(({ what }) => what.kind === kind)
  const book = useMemo(createBodyBook, [])
  const hand = useMemo(() => createHand(book, createRandom(freshSeed())), [book])
  const lasso = useMemo(createLassoLine, [])
  const ear = useMemo(() => createHitEar(book, () => tableSound.sound), [book])
  const onHit = useCallback(
    (id: string, payload: ContactForcePayload) => ear.hear(id, payload, performance.now()),
    [ear],
  )
  return (
    <TableOfThings
      layout={layout}
      eyes="spectator"
      printer={fetchPrinter}
      tableTop={tableTopY}
      {...(dice.dice.length > 0 && { dice })}
      hasCoins={has('coin')}
    >
      <Awaiting>
        {has('tray') && <Trays things={things} />}
        {has('ship') && <Ships things={things} />}
        {has('piece') && <Pieces />}
        {has('ruler') && <Tools things={things} />}
      </Awaiting>
      <BodyBookProvider value={book}>
        <LoadedPhysics
          {...physicsProps}
          interpolate={false}
          colliders={false}
          updatePriority={framePriority.throw}
        >
          <TableBody />
          {things.filter(isBatched).map(thing => (
            <ThingBody key={`${tableId} ${thing.id}`} thing={thing} onHit={onHit} />
          ))}
          <Awaiting>
            <PolyDice things={things} onHit={onHit} />
          </Awaiting>
          <OpenEngine table={table} hand={hand} />
          <OpenHands table={table} hand={hand} lasso={lasso} />
        </LoadedPhysics>
      </BodyBookProvider>
      <OpenInk table={table} />
      <LassoInk lasso={lasso} />
      <Listening onFrame={ear.nextFrame} />
    </TableOfThings>
  )
}

function Listening({ onFrame }: { onFrame(): void }) {
  const tableSound = usePart(tableSoundOf)
  const { rig } = useStage()
  useFrame(() => {
    onFrame()
    tableSound.sound?.listenFrom(rig.state.azimuth)
  }, framePriority.sound)
  return null
}

/** Dice of the house are coloured by their names. */
function dieName(id: string, what: Extract<Thing['what'], { kind: 'die' }>): string {
  return `${what.isClear ? 'clear' : what.colour}-${id}`
}
