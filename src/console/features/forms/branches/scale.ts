/** A place to draw, in degrees. */
export interface Place {
  lat: number
  lng: number
}

/** Degrees around places that are all at one point. */
const LEAST = 0.01

/** A drawing of places to scale: where each is, between 0 and 100, and how many kilometres 100 are. */
interface Scale {
  /** from the left */
  x: (place: Place) => number
  /** from the top */
  y: (place: Place) => number
  /** the place that is drawn at a point */
  at: (x: number, y: number) => Place
  kilometres: number
}

/** Kilometres of a degree of latitude. */
const DEGREE = 111.2

/** Returns a drawing that shows all places with a margin. Near the earth's surface, degrees are as good as flat. */
export function scaleOf(places: readonly Place[]): Scale {
  const lats = places.map(({ lat }) => lat)
  const lngs = places.map(({ lng }) => lng)
  const middle = { lat: (Math.min(...lats) + Math.max(...lats)) / 2, lng: (Math.min(...lngs) + Math.max(...lngs)) / 2 }
  const narrow = Math.cos((middle.lat * Math.PI) / 180)
  const height = Math.max(...lats) - Math.min(...lats)
  const width = (Math.max(...lngs) - Math.min(...lngs)) * narrow
  const size = Math.max(height, width, LEAST) * 1.3
  return {
    x: ({ lng }) => 50 + (((lng - middle.lng) * narrow) / size) * 100,
    y: ({ lat }) => 50 - ((lat - middle.lat) / size) * 100,
    at: (x, y) => ({
      lat: middle.lat + ((50 - y) / 100) * size,
      lng: middle.lng + (((x - 50) / 100) * size) / narrow,
    }),
    kilometres: size * DEGREE,
  }
}
