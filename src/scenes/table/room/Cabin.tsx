import { useFrame } from '@react-three/fiber'
import { useEffect, useMemo } from 'react'
import { Color, MeshBasicMaterial, type Texture, type WebGLProgramParametersWithUniforms } from 'three'
import { fetchTogether, partOf, useModel, useTableTexture } from '../assets'
import { framePriority } from '../frameLoop'
import { useStage } from '../StageContext'

/** How strongly window, lamp and the room itself light the cabin, by day and in the evening; as the model was baked. */
const shares = {
  window: {
    day: new Color('#c6dcff').multiplyScalar(1.15),
    evening: new Color('#7ea2ff').multiplyScalar(0.12),
  },
  lamp: { day: new Color('#ffbe86').multiplyScalar(0.5), evening: new Color('#ffbe86').multiplyScalar(1.3) },
  fill: {
    day: new Color('#e6e2dc').multiplyScalar(0.13),
    evening: new Color('#b08a68').multiplyScalar(0.12),
  },
  view: { day: new Color('#ffffff'), evening: new Color('#5c7fb8').multiplyScalar(0.12) },
}

interface CabinLight {
  readonly windowLight: { value: Color }
  readonly lampLight: { value: Color }
  readonly fillLight: { value: Color }
}

/** Unlit, because its light is baked: only how much of each source there is changes. */
function createCabinMaterial(map: Texture | undefined, light: CabinLight): MeshBasicMaterial {
  const material = new MeshBasicMaterial({ map: map ?? null, vertexColors: true })
  material.onBeforeCompile = (shader: WebGLProgramParametersWithUniforms) => {
    Object.assign(shader.uniforms, light)
    shader.vertexShader = `attribute vec3 _light;\nvarying vec3 vBaked;\n${shader.vertexShader.replace(
      '#include <begin_vertex>',
      '#include <begin_vertex>\nvBaked = _light;',
    )}`
    shader.fragmentShader = `uniform vec3 windowLight;\nuniform vec3 lampLight;\nuniform vec3 fillLight;\nvarying vec3 vBaked;\n${shader.fragmentShader.replace(
      '#include <color_fragment>',
      '#include <color_fragment>\ndiffuseColor.rgb *= vBaked.x * windowLight + vBaked.y * lampLight + vBaked.z * fillLight;',
    )}`
  }
  material.customProgramCacheKey = () => 'cabin'
  return material
}

/** The captain's cabin around the table, with the sea outside. */
export function Cabin() {
  const { levels } = useStage()
  fetchTogether(['cabin'], ['wood', 'sea', 'sea-view'])
  const model = useModel('cabin')
  const wood = useTableTexture('wood', { colour: true, repeat: true })
  const chart = useTableTexture('sea', { colour: true })
  const view = useTableTexture('sea-view', { colour: true })
  const made = useMemo(() => {
    const light: CabinLight = {
      windowLight: { value: new Color() },
      lampLight: { value: new Color() },
      fillLight: { value: new Color() },
    }
    return {
      light,
      wood: createCabinMaterial(wood, light),
      plain: createCabinMaterial(undefined, light),
      chart: createCabinMaterial(chart, light),
      view: new MeshBasicMaterial({ map: view }),
      hour: -1,
    }
  }, [wood, chart, view])
  useEffect(
    () => () => {
      for (const material of [made.wood, made.plain, made.chart, made.view]) material.dispose()
    },
    [made],
  )
  useFrame(() => {
    if (made.hour === levels.hour) return
    made.hour = levels.hour
    made.light.windowLight.value.lerpColors(shares.window.day, shares.window.evening, levels.hour)
    made.light.lampLight.value.lerpColors(shares.lamp.day, shares.lamp.evening, levels.hour)
    made.light.fillLight.value.lerpColors(shares.fill.day, shares.fill.evening, levels.hour)
    made.view.color.lerpColors(shares.view.day, shares.view.evening, levels.hour)
  }, framePriority.lights)
  return (
    <group dispose={null}>
      <mesh geometry={partOf(model, 'wood')} material={made.wood} />
      <mesh geometry={partOf(model, 'plain')} material={made.plain} />
      <mesh geometry={partOf(model, 'chart')} material={made.chart} />
      <mesh geometry={partOf(model, 'view')} material={made.view} />
    </group>
  )
}
