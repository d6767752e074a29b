import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { components } from '../../../../../../generated/api.d.ts'
import { api, unwrap } from '../../../../api/client.ts'
import { messageOf } from '../../../../api/errors.ts'
import { Banner } from '../../../../ui/Banner.tsx'
import { Button } from '../../../../ui/Button.tsx'
import { formatDateTime, formatNumber, plural } from '../../../../ui/format.ts'
import { toast } from '../../../../ui/toast.ts'

interface ChangesProps {
  bot: number
  idForm: number
  /** changes when the list was read anew */
  round: unknown
  onUndone: () => void
}

/** The last change of many products, as long as it can be undone, and those after it of which something is left to undo. */
export function Changes({ bot, idForm, round, onUndone }: ChangesProps) {
  const path = { bot, idForm }
  const [undoing, setUndoing] = useState<number>()
  const { data, refetch } = useQuery({
    queryKey: ['productChangeList', bot, idForm, round],
    queryFn: ({ signal }) => unwrap(api.GET('/forms/products/changes/{bot}/{idForm}', { params: { path }, signal })),
  })
  const changes = data?.changes ?? []
  const whole = changes.findIndex(({ partly_undone }) => !partly_undone)
  const undo = async (id: number) => {
    setUndoing(id)
    try {
      const params = { path: { ...path, id } }
      const undone = await unwrap(api.POST('/forms/products/undo/{bot}/{idForm}/{id}', { params }))
      const detail = whyNot(undone)
      if (undone.count === 0) toast.info('Ningún producto volvió a como estaba.', { detail })
      else toast.success(`Lo deshicimos en ${plural(undone.count, 'producto', 'productos')}.`, { detail })
      onUndone()
    } catch (error) {
      toast.error(messageOf(error, 'Error al deshacer el cambio. Inténtalo nuevamente.'))
    } finally {
      setUndoing(undefined)
      void refetch()
    }
  }
  return changes.slice(0, whole < 0 ? undefined : whole + 1).map(({ id, label, count, partly_undone, undo_until }) => (
    <Banner key={id} tone="info">
      {partly_undone
        ? `${plural(count, 'producto queda', 'productos quedan')} sin deshacer de «${label}».`
        : `Último cambio: ${label}.`}{' '}
      Puedes deshacerlo hasta {formatDateTime(undo_until)}.{' '}
      <Button busy={undoing === id} disabled={undoing !== undefined && undoing !== id} onClick={() => void undo(id)}>
        Deshacer
      </Button>
    </Banner>
  ))
}

/** Returns why products stayed as they are. */
function whyNot({ kept, later, code_used, no_room }: components['schemas']['ProductUndo']): string {
  const said = [
    kept === 1 && '1 producto quedó como alguien lo cambió.',
    kept > 1 && `${formatNumber(kept)} productos quedaron como alguien los cambió.`,
    later > 0 && `${plural(later, 'producto tiene', 'productos tienen')} un cambio posterior: deshazlo antes.`,
    code_used > 0 &&
      `${plural(code_used, 'producto no volvió', 'productos no volvieron')}: su código está en uso. Cámbialo y vuelve a deshacer.`,
    no_room > 0 &&
      `${plural(no_room, 'producto no volvió', 'productos no volvieron')}: el formulario está lleno. Elimina otros y vuelve a deshacer.`,
  ]
  return said.filter(Boolean).join(' ')
}
