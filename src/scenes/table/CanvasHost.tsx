import { createRoot, extend, type ReconcilerRoot, unmountComponentAtNode } from '@react-three/fiber'
import { type ReactNode, useEffect, useRef } from 'react'
import { DirectionalLight, Group, HemisphereLight, Mesh, PointLight, SpotLight } from 'three'
import { findGraphics } from './graphics'
import { installToneMapping } from './toneMapping'

// What scenes may write as JSX. React Three Fiber's own Canvas takes all of three, which would be 50 kB more to fetch.
extend({ DirectionalLight, Group, HemisphereLight, Mesh, PointLight, SpotLight })

export interface CanvasHostProps {
  readonly children: ReactNode
  /** Upper bound of device pixels per CSS pixel. */
  readonly maxPixelRatio: number
}

/** A canvas that fills its parent, with a React Three Fiber root in it that draws on demand. */
export function CanvasHost({ children, maxPixelRatio }: CanvasHostProps) {
  const holder = useRef<HTMLDivElement>(null)
  const root = useRef<ReconcilerRoot<HTMLCanvasElement>>(undefined)
  const drawn = useRef(children)
  const ratio = useRef(maxPixelRatio)
  const fit = useRef<() => void>(undefined)

  useEffect(() => {
    const parent = holder.current!
    const canvas = document.createElement('canvas')
    canvas.tabIndex = -1
    // All that it shows is told in words as well.
    canvas.role = 'img'
    canvas.ariaLabel = 'The table'
    parent.append(canvas)
    const made = createRoot(canvas)
    root.current = made
    const gl = {
      toneMapping: installToneMapping(),
      antialias: !findGraphics().software,
      powerPreference: 'high-performance' as const,
      alpha: false,
      stencil: false,
    }
    const resize = () => {
      const { width, height, top, left } = parent.getBoundingClientRect()
      if (width === 0 || height === 0) return
      void made.configure({
        gl,
        frameloop: 'demand',
        shadows: 'percentage',
        dpr: [1, ratio.current],
        size: { width, height, top, left },
        onCreated: ({ gl }) => gl.setClearColor('#140d08'),
      })
      made.render(drawn.current)
    }
    fit.current = resize
    resize()
    const watch = new ResizeObserver(resize)
    watch.observe(parent)
    return () => {
      watch.disconnect()
      fit.current = undefined
      root.current = undefined
      unmountComponentAtNode(canvas, () => canvas.remove())
    }
  }, [])

  useEffect(() => {
    drawn.current = children
    root.current?.render(children)
  }, [children])

  useEffect(() => {
    ratio.current = maxPixelRatio
    fit.current?.()
  }, [maxPixelRatio])

  return <div ref={holder} className="canvas-host" />
}
