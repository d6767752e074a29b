import type { Point } from './types.ts'

/** Mean radius of the earth in kilometres. */
const RADIUS = 6371

const radians = (degrees: number) => (degrees * Math.PI) / 180

/** Returns the distance between two points in kilometres, along the surface of the earth. */
export function distanceBetween(one: Point, other: Point): number {
  const height = Math.sin(radians(other.lat - one.lat) / 2) ** 2
  const width = Math.sin(radians(other.lng - one.lng) / 2) ** 2
  const chord = height + Math.cos(radians(one.lat)) * Math.cos(radians(other.lat)) * width
  return 2 * RADIUS * Math.asin(Math.sqrt(Math.min(1, chord)))
}

/** Two coordinates, alone or in the address of a map. */
const COORDINATES = /(?:^|[=@/,\s(])(-?\d{1,2}\.\d{2,10})\s*,\s*(-?\d{1,3}\.\d{2,10})/

/** Returns the point of a text that is coordinates or a link to a map. */
export function pointIn(text: string): Point | undefined {
  const [, lat, lng] = COORDINATES.exec(text) ?? []
  const point = { lat: Number(lat), lng: Number(lng) }
  return Math.abs(point.lat) <= 90 && Math.abs(point.lng) <= 180 ? point : undefined
}
