import 'leaflet/dist/leaflet.css'
import L from 'leaflet'
import { useEffect, useRef } from 'react'
import type { components } from '../../../../../generated/api.d.ts'
import type { MapProps } from './map-props.ts'
import type { Place } from './scale.ts'

interface TileMapProps extends MapProps {
  tiles: components['schemas']['MapTiles']
}

/** Closest zoom at which the map opens: single houses can be told apart. */
const CLOSE = 16

/** Zoom of a map without any branch: a whole country. */
const FAR: { center: L.LatLngTuple; zoom: number } = { center: [-38.4, -63.6], zoom: 4 }

/** The branches on the map of the server that the operator chose. Leaflet draws it outside of React. */
export default function TileMap({ own, others, tiles, onMove }: TileMapProps) {
  const box = useRef<HTMLDivElement>(null)
  const shown = useRef<{ map: L.Map; points: L.LayerGroup }>(undefined)
  const move = useRef(onMove)
  useEffect(() => {
    move.current = onMove
  })
  useEffect(() => {
    if (!box.current) return
    const map = L.map(box.current, { scrollWheelZoom: false, zoomControl: false })
    map.attributionControl.setPrefix(false)
    L.control.zoom({ zoomInTitle: 'Acercar', zoomOutTitle: 'Alejar' }).addTo(map)
    L.tileLayer(tiles.url, {
      // Escaped: the text comes from the operator's settings.
      attribution: escaped(tiles.attribution),
      maxZoom: 19,
      referrerPolicy: 'strict-origin-when-cross-origin',
    }).addTo(map)
    map.on('click', ({ latlng }) => move.current({ lat: latlng.lat, lng: latlng.wrap().lng }))
    map.setView(FAR.center, FAR.zoom)
    shown.current = { map, points: L.layerGroup().addTo(map) }
    return () => {
      shown.current = undefined
      map.remove()
    }
  }, [tiles.url, tiles.attribution])

  const places = JSON.stringify([others, own ?? null])
  const all = JSON.stringify(others)
  useEffect(() => {
    const { map, points } = shown.current ?? {}
    const [before, edited] = JSON.parse(places) as [MapProps['others'], Place | null]
    if (!map || !points) return
    points.clearLayers()
    for (const one of before)
      L.circleMarker([one.lat, one.lng], { radius: 6, className: 'branch-point', stroke: false, fillOpacity: 1 })
        .bindTooltip(escaped(one.name), { permanent: true, direction: 'top' })
        .addTo(points)
    if (edited)
      L.circleMarker([edited.lat, edited.lng], { radius: 10, className: 'branch-own', fillOpacity: 1 }).addTo(points)
  }, [places])

  const first = useRef(own)
  useEffect(() => {
    const bounds = [...(JSON.parse(all) as MapProps['others']), ...(first.current ? [first.current] : [])]
    if (bounds.length === 0) return
    const center = first.current
    if (center) shown.current?.map.setView([center.lat, center.lng], CLOSE)
    else shown.current?.map.fitBounds(L.latLngBounds(bounds.map(({ lat, lng }) => [lat, lng])), { maxZoom: CLOSE })
  }, [all])

  return <div ref={box} className="branch-tiles" role="application" aria-label="Mapa de las sucursales" />
}

const escaped = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;')
