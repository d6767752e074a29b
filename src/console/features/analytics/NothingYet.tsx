import type { ReactNode } from 'react'
import { Link } from 'react-router-dom'
import { mayOpen, useSession } from '../../session/index.ts'
import { Button } from '../../ui/Button.tsx'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { type Filters, NARROWING } from './filters.ts'

/** Where conversations come from, in the order of the first steps. */
const WAYS = [
  { to: '/settings/webchat#publicar', text: 'Publicar el webchat' },
  { to: '/plugins', text: 'Conectar un canal' },
  { to: '/testbot', text: 'Probar el chatbot' },
]

/** Links to where conversations come from, to those who may open them. */
export function Ways() {
  const session = useSession()
  return (
    <div className="empty-actions">
      {WAYS.filter(({ to }) => mayOpen(to, session)).map(({ to, text }) => (
        <Link key={to} className="btn btn-secondary" to={to}>
          {text}
        </Link>
      ))}
    </div>
  )
}

interface NothingYetProps {
  filters: Filters
  onClear: () => void
  /** what is shown in place of the way to the first conversations */
  instead?: ReactNode
}

/** A period without anything to count: the way out of the filters, or to the first conversations. */
export function NothingYet({ filters, onClear, instead }: NothingYetProps) {
  if (NARROWING.some((name) => filters[name] !== undefined))
    return (
      <EmptyState icon="search" title="Nada coincide con los filtros">
        <p>Elige otras fechas o quita los filtros.</p>
        <Button onClick={onClear}>Quitar filtros</Button>
      </EmptyState>
    )
  if (instead) return instead
  return (
    <EmptyState icon="chart" title="No hubo conversaciones en estos días" help="analiticas">
      <p>Elige otras fechas. Si tus clientes todavía no te escriben, empieza por aquí.</p>
      <Ways />
    </EmptyState>
  )
}
