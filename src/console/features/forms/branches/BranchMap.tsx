import './branches.css'
import { useQuery } from '@tanstack/react-query'
import { lazy, Suspense } from 'react'
import { useFormContext, useWatch } from 'react-hook-form'
import { useParams } from 'react-router-dom'
import { api, unwrap } from '../../../api/client.ts'
import { useFormScope } from '../../../engine/form/Form.tsx'
import { useBotId } from '../../../session/index.ts'
import type { MapProps } from './map-props.ts'
import { ScaleDrawing } from './ScaleDrawing.tsx'
import type { Place } from './scale.ts'

// Only servers with a tile server use it.
const TileMap = lazy(() => import('./TileMap.tsx'))

/** Digits of coordinates after the point: about 11 metres. */
const DIGITS = 10_000

/**
 * Below the coordinates of a branch: all branches on the operator's map, or drawn to scale without one. A click moves the
 * branch that is edited; with the keyboard, its coordinates are typed.
 */
export function BranchMap() {
  const bot = useBotId()
  const idForm = Number(useParams().idForm)
  const { record } = useFormScope()
  const id = (record as { id?: number } | undefined)?.id
  const { setValue } = useFormContext()
  const [lat, lng] = useWatch({ name: ['lat', 'lng'] })
  const { data } = useQuery({
    queryKey: ['branchMapGet', bot, idForm],
    queryFn: ({ signal }) =>
      unwrap(api.GET('/forms/branches/map/{bot}/{idForm}', { params: { path: { bot, idForm } }, signal })),
  })
  if (!data) return null
  const { tiles, points } = data
  const others = points.filter((one) => one.id !== id)
  const own = typeof lat === 'number' && typeof lng === 'number' ? { lat, lng } : undefined
  if (!tiles && others.length === 0 && !own) return null

  function onMove(place: Place): void {
    for (const name of ['lat', 'lng'] as const)
      setValue(name, Math.round(place[name] * DIGITS) / DIGITS, { shouldDirty: true, shouldValidate: true })
  }

  const map: MapProps = { own, others, onMove }
  return (
    <figure className="branch-map">
      {tiles ? (
        <Suspense fallback={<div className="branch-tiles" />}>
          <TileMap {...map} tiles={tiles} />
        </Suspense>
      ) : (
        <ScaleDrawing {...map} />
      )}
      <figcaption>
        El punto grande es esta sucursal: haz clic donde queda o escribe sus coordenadas.
        {own && (
          <>
            {' '}
            <a href={`https://www.google.com/maps?q=${own.lat},${own.lng}`} target="_blank" rel="noreferrer">
              Ver en el mapa<span className="sr-only"> (se abre en otra pestaña)</span>
            </a>
          </>
        )}
      </figcaption>
    </figure>
  )
}
