import { type ReactNode, useMemo } from 'react'
import { Link, Navigate, useParams } from 'react-router-dom'
import type { components } from '../../../../generated/api.d.ts'
import { api, unwrap } from '../../api/client.ts'
import { isGone } from '../../engine/gone.ts'
import { useSession } from '../../session/index.ts'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { PageFrame } from '../../ui/PageFrame.tsx'
import { PagePlaceContext } from '../../ui/PagePlace.ts'
import { Loading } from '../../ui/Spinner.tsx'
import { useLoad } from '../../ui/useLoad.ts'
import { type FormKind, formUrl } from './form-url.ts'

type Form = components['schemas']['Form']

const PARENT = { text: 'Formularios', href: '/forms' }

/** Forms that were read: each page of a form has its name at once, and the next one as well. */
const known = new Map<string, Form>()

/**
 * Around the pages of a form: they are titled with its name, and lead back to the list. An address with the id of
 * another kind of form leads to the page of that form, and one without a form says so. What is wrong otherwise, such as
 * a lost connection, is told by the page itself.
 */
export function FormGate({ kind, children }: { kind: FormKind; children: ReactNode }) {
  const { idForm } = useParams()
  return idForm === undefined ? (
    <PagePlaceContext value={{ parent: PARENT }}>{children}</PagePlaceContext>
  ) : (
    <OfForm key={idForm} kind={kind} id={Number(idForm)}>
      {children}
    </OfForm>
  )
}

function OfForm({ kind, id, children }: { kind: FormKind; id: number; children: ReactNode }) {
  const bot = useSession().bot?.id
  const key = `${bot} ${id}`
  const isId = Number.isSafeInteger(id) && id > 0
  const { data, error } = useLoad(`form ${key}`, async (signal) => {
    if (bot === undefined || !isId) return undefined
    const form = await unwrap(api.GET('/forms/{bot}/{id}', { params: { path: { bot, id } }, signal }))
    known.set(key, form)
    return form
  })
  const form = isGone(error) ? undefined : (data ?? known.get(key))
  const name = form?.name
  const place = useMemo(() => ({ parent: PARENT, ...(name && { name }) }), [name])
  if (!isId || isGone(error)) return <NoForm />
  if (form && form.kind !== kind) return <Navigate to={formUrl(form)} replace />
  if (!form && !error) return <Loading />
  return <PagePlaceContext value={place}>{children}</PagePlaceContext>
}

function NoForm() {
  return (
    <PageFrame title="Formularios">
      <EmptyState icon="form" title="No encontramos este formulario.">
        <p>Quizás alguien lo eliminó. Durante 30 días puedes recuperarlo en la lista.</p>
        <Link className="btn btn-primary" to={PARENT.href}>
          Ver formularios
        </Link>
      </EmptyState>
    </PageFrame>
  )
}
