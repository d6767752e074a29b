import './starting.css'
import { queryOptions, useQuery, useQueryClient } from '@tanstack/react-query'
import { lazy, Suspense, useEffect, useId, useRef, useState } from 'react'
import { Link, useLocation, useNavigate } from 'react-router-dom'
import type { components } from '../../../../generated/api.d.ts'
import { botCreate } from '../../../../generated/bodies/starting.ts'
import { home } from '../../../../generated/shell.ts'
import { api, unwrap } from '../../api/client.ts'
import { Form } from '../../engine/form/Form.tsx'
import { TextInput } from '../../engine/form/TextInput.tsx'
import { useForm } from '../../engine/form/useForm.ts'
import { checkSession, selectBot } from '../../session/index.ts'
import { Banner } from '../../ui/Banner.tsx'
import { Button } from '../../ui/Button.tsx'
import { toastsOf } from '../../ui/call-toasts.ts'
import { toast } from '../../ui/toast.ts'
import { awaitTraining } from '../training/awaited-training.ts'
import { PlaceFields } from './PlaceFields.tsx'
import { type Step, useSteps } from './steps.ts'
import { TradeField } from './TradeField.tsx'
import { dropValues, keepValues, startValues } from './values.ts'

type Input = components['schemas']['NewBot']

const TITLES: Readonly<Record<Step, string>> = {
  name: '¿Cómo se llama tu negocio?',
  trade: '¿A qué se dedica?',
  place: '¿Dónde está?',
}

const ImportDialog = lazy(async () => ({ default: (await import('../archives/ImportDialog.tsx')).ImportDialog }))

/** Query of the page while an archive is imported. */
const IMPORT = '?import'

const NO_TRADE = 'Elige tu rubro. Si no está, elige «Otro rubro».'

const templateList = queryOptions({
  queryKey: ['botTemplateList'],
  queryFn: ({ signal }) => unwrap(api.GET('/bots/templates', { signal })),
  // Without the list one can start empty.
  retry: false,
})

/**
 * Creates a chatbot in short steps: name, trade, country. Then selects it and shows the home page. Each step is an entry
 * of the browser's history, and the entries stay in this tab until the chatbot exists.
 */
export function Wizard() {
  const navigate = useNavigate()
  const { search } = useLocation()
  const { data: templates, isPending } = useQuery(templateList)
  const queries = useQueryClient()
  const [first] = useState(startValues)
  const [values, setValues] = useState(first)
  const { steps, step, at, next, back } = useSteps(values, isPending ? undefined : (templates ?? []).length > 0)
  const isLast = step === 'place'
  const form = useForm({
    operation: botCreate,
    valuesOf: () => first,
    bodyOf: ({ template = null, ...values }) => ({ ...values, template }),
    validate: ({ template }) =>
      step === 'trade' && template === undefined ? [{ path: 'template', text: NO_TRADE }] : [],
    send: async (body: Input) => {
      if (isLast) return unwrap(api.POST('/bots', { body }))
      // The list decides which step is next.
      await queries.ensureQueryData(templateList).catch(() => {})
      return undefined
    },
    onDone: (bot) => {
      if (bot) void enter(bot)
      else next((queries.getQueryData(templateList.queryKey) ?? []).length > 0)
    },
    errorDisplay: 'banner',
  })
  // biome-ignore lint/correctness/useExhaustiveDependencies: follows the form
  useEffect(() => {
    const { unsubscribe } = form.watch(() => {
      const now = form.getValues()
      setValues(now)
      keepValues(now)
    })
    return unsubscribe
  }, [])
  // A message belongs to the step it was said at: going back leaves it behind.
  const [said, setSaid] = useState({ text: '', step })
  if (said.text !== form.message) setSaid({ text: form.message, step })
  const message = said.step === step ? form.message : ''
  const id = useId()
  const heading = useRef<HTMLHeadingElement>(null)
  const shown = useRef(step)
  useEffect(() => {
    if (shown.current === step) return
    shown.current = step
    heading.current?.focus()
  }, [step])

  async function enter({ id }: components['schemas']['MyBot']): Promise<void> {
    const { success } = await toastsOf('botCreate')
    dropValues()
    await checkSession()
    selectBot(id)
    await reportTraining(id)
    toast.success(success ?? '')
    void navigate(home)
  }

  return (
    <section className="card starting" aria-labelledby={id}>
      <p className="soft">
        Paso {at + 1} de {steps.length}
      </p>
      <h2 id={id} ref={heading} tabIndex={-1}>
        {TITLES[step]}
      </h2>
      {message && (
        <Banner tone="danger" role="alert">
          {message}
        </Banner>
      )}
      <Form form={form} className="starting-form">
        {step === 'name' && (
          <TextInput
            of={form}
            name="name"
            placeholder="Panadería La Espiga"
            help={form.inputs.find(({ source }) => source === 'name')?.help ?? ''}
            autoComplete="organization"
          />
        )}
        {step === 'trade' && !isPending && <TradeField of={form} templates={templates ?? []} />}
        {step === 'place' && <PlaceFields form={form} />}
        <div className="starting-foot">
          {at > 0 && (
            <Button icon="arrow-left" onClick={back}>
              Volver
            </Button>
          )}
          <Button type="submit" variant="primary" busy={form.busy}>
            {isLast ? 'Crear chatbot' : 'Continuar'}
          </Button>
        </div>
      </Form>
      {at === 0 && (
        <Link className="starting-import" to={{ search: IMPORT }}>
          Importar un chatbot exportado
        </Link>
      )}
      {search === IMPORT && (
        <Suspense fallback={null}>
          <ImportDialog onClose={() => void navigate({ search: '' }, { replace: true })} />
        </Suspense>
      )}
    </section>
  )
}

/** A bot with a template is trained at once: its end is reported on whatever page the person is then. */
async function reportTraining(bot: number): Promise<void> {
  try {
    const training = await unwrap(api.GET('/training/{bot}', { params: { path: { bot } } }))
    if (training.id !== null && training.finished_at === null) awaitTraining(bot, training.id)
  } catch {
    // The home page shows it too.
  }
}
