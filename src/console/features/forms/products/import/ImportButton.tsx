import { useQuery, useQueryClient } from '@tanstack/react-query'
import { lazy, Suspense, useState } from 'react'
import { api, unwrap } from '../../../../api/client.ts'
import { Banner } from '../../../../ui/Banner.tsx'
import { Button } from '../../../../ui/Button.tsx'
import { formatPercent } from '../../../../ui/format.ts'
import { isWorking } from '../../../imports/job.ts'
import type { ProductImport } from './calls.ts'

const ImportWizard = lazy(async () => ({ default: (await import('./ImportWizard.tsx')).ImportWizard }))

/** Milliseconds between two looks at a running import. */
const EVERY = 3_000

interface ImportButtonProps {
  bot: number
  idForm: number
  /** products may have changed */
  onDone: () => void
}

/** Imports products from a file, and leads back to an import that goes on. */
export function ImportButton({ bot, idForm, onDone }: ImportButtonProps) {
  const queries = useQueryClient()
  const [opened, setOpened] = useState<ProductImport | 'new'>()
  const queryKey = ['productImportList', bot, idForm]
  const { data } = useQuery({
    queryKey,
    queryFn: ({ signal }) =>
      unwrap(api.GET('/forms/products/import/{bot}/{idForm}', { params: { path: { bot, idForm } }, signal })),
    refetchInterval: (query) => (query.state.data?.imports.some(isWorking) ? EVERY : false),
  })
  const running = data?.imports.find(isWorking)
  const close = () => {
    setOpened(undefined)
    void queries.invalidateQueries({ queryKey })
    onDone()
  }
  return (
    <>
      <Button icon="upload" onClick={() => setOpened('new')}>
        Importar productos
      </Button>
      {running && !opened && (
        <Banner tone="info" role="status">
          Importando «{running.name}»: {formatPercent(Math.floor((100 * running.done) / Math.max(1, running.rows)))}.{' '}
          <Button onClick={() => setOpened(running)}>Ver importación</Button>
        </Banner>
      )}
      {opened && (
        <Suspense>
          <ImportWizard {...{ bot, idForm }} given={opened === 'new' ? undefined : opened} onClose={close} />
        </Suspense>
      )}
    </>
  )
}
