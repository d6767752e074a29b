import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { api, unwrap } from '../../../../api/client.ts'
import { messageOf } from '../../../../api/errors.ts'
import { Banner } from '../../../../ui/Banner.tsx'
import { Button } from '../../../../ui/Button.tsx'
import { formatDateTime, plural } from '../../../../ui/format.ts'
import { toast } from '../../../../ui/toast.ts'

interface ChangesProps {
  bot: number
  idForm: number
  /** changes when the list was read anew */
  round: unknown
  onUndone: () => void
}

/** The last change of many products, as long as it can be undone. */
export function Changes({ bot, idForm, round, onUndone }: ChangesProps) {
  const path = { bot, idForm }
  const [busy, setBusy] = useState(false)
  const { data, refetch } = useQuery({
    queryKey: ['productChangeList', bot, idForm, round],
    queryFn: ({ signal }) => unwrap(api.GET('/forms/products/changes/{bot}/{idForm}', { params: { path }, signal })),
  })
  const [last] = data?.changes ?? []
  if (!last) return null
  const undo = async () => {
    setBusy(true)
    try {
      const params = { path: { ...path, id: last.id } }
      const { count, kept } = await unwrap(api.POST('/forms/products/undo/{bot}/{idForm}/{id}', { params }))
      const detail = kept > 0 ? `${plural(kept, 'producto quedó', 'productos quedaron')} como alguien los cambió.` : ''
      toast.success(`Lo deshicimos en ${plural(count, 'producto', 'productos')}.`, { detail })
      onUndone()
    } catch (error) {
      toast.error(messageOf(error, 'Error al deshacer el cambio. Inténtalo nuevamente.'))
    } finally {
      setBusy(false)
      void refetch()
    }
  }
  return (
    <Banner tone="info">
      Último cambio: {last.label}. Puedes deshacerlo hasta {formatDateTime(last.undo_until)}.{' '}
      <Button busy={busy} onClick={() => void undo()}>
        Deshacer
      </Button>
    </Banner>
  )
}
