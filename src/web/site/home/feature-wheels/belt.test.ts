import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { crossedBelt, secondsPerBead } from './belt.ts'
import { tall, wide } from './drawings.ts'

const css = readFileSync(new URL('feature-wheels.css', import.meta.url), 'utf8')
const seconds = (name: string) => Number(new RegExp(`--${name}: ([\\d.]+)s`).exec(css)?.[1])

describe('the crossed belt', () => {
  it('leaves each pulley as a tangent', () => {
    const [radius, distance] = [3, 10]
    const { path } = crossedBelt({ distance, radius, beads: 52 })
    const [x = 0, y = 0] = path.slice(5).split('A')[0]?.split(' ').map(Number) ?? []
    const toHub = { x: distance / 2 - x, y: -y }
    expect(Math.hypot(toHub.x, toHub.y)).toBeCloseTo(radius, 1)
    expect(toHub.x * x + toHub.y * y).toBeCloseTo(0, 1)
  })

  it('measures its own length', () => {
    // Hubs 2√2 r apart: the runs stand square to each other and each pulley is wrapped for three quarters.
    const { length } = crossedBelt({ distance: Math.SQRT2 * 2, radius: 1, beads: 4 })
    expect(length).toBeCloseTo(2 * 2 + 2 * 1.5 * Math.PI)
  })

  it.each([
    ['wide', wide],
    ['tall', tall],
  ])('runs without slipping on the wheels of the %s drawing', (_, drawing) => {
    const exact = secondsPerBead(drawing.belt, drawing, seconds('wheels-turn'))
    expect(seconds('wheels-bead')).toBeCloseTo(exact, 2)
  })
})
