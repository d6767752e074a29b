import { useEffect, useMemo, useState } from 'react'
import { ListBase, useListContext } from 'react-admin'
import { Navigate, useLocation, useNavigate, useParams } from 'react-router-dom'
import type { Filter, TableScreen } from '../../../contract/screen.ts'
import { messageOf } from '../../api/errors.ts'
import { Banner } from '../../ui/Banner.tsx'
import { Button } from '../../ui/Button.tsx'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { isEmpty } from '../../ui/format.ts'
import { PageFrame } from '../../ui/PageFrame.tsx'
import type { ScreenOf } from '../AdminSection.tsx'
import { Failure } from '../Failure.tsx'
import { FormDialog, preloadForms } from '../form/LazyFormDialog.tsx'
import type { Values } from '../form/values.ts'
import type { ScreenOverride } from '../override.ts'
import { pageFrameProps } from '../page-frame-props.ts'
import { TrashButton } from '../TrashButton.tsx'
import { usePhone } from '../usePhone.ts'
import { addressedFilters } from './addressedFilters.ts'
import { BulkBar } from './BulkBar.tsx'
import { Cards } from './Cards.tsx'
import { ExportButton } from './ExportButton.tsx'
import { FilterBar } from './FilterBar.tsx'
import { Grid } from './Grid.tsx'
import { listRequest } from './listRequest.ts'
import { Paginator } from './Paginator.tsx'
import { RowDialogs } from './RowDialogs.tsx'
import { SavedQueries } from './SavedQueries.tsx'
import { Skeletons } from './Skeletons.tsx'
import { Summary } from './Summary.tsx'
import { FILTER_DELAY } from './useDebouncedFilters.ts'
import { useKeptSelection } from './useKeptSelection.ts'
import { useLiveRows } from './useLiveRows.ts'
import { useRefresh } from './useRefresh.ts'

/** Shown when a list cannot be read and the server gives no reason. */
const UNREADABLE = 'No se ha podido cargar la información.'

type TableOf = ScreenOf<TableScreen>

/** A generated table. Uses react-admin's list state, with filters, sort order and page in the URL. */
export function TableView({ screen, override = {} }: { screen: TableOf; override?: ScreenOverride | undefined }) {
  const { body } = screen
  const { pageActions: PageActions } = override
  const route = useParams()
  const { search } = useLocation()
  const navigate = useNavigate()
  const [creating, setCreating] = useState<boolean | Values>(false)
  useGiven(setCreating)
  const { meta, ...request } = useMemo(() => listRequest(screen.route, body, route), [screen.route, body, route])
  const hasForms = body.create !== undefined || body.edit !== undefined || body.rowActions.some(({ form }) => form)
  useEffect(() => {
    if (hasForms) preloadForms()
  }, [hasForms])
  const addressed = addressedFilters(search, body.filters)
  if (addressed) return <Navigate replace to={{ search: addressed }} />
  return (
    <PageFrame
      {...pageFrameProps(screen)}
      actions={
        (body.create || body.trash || PageActions) && (
          <>
            {body.trash && <TrashButton trash={body.trash} />}
            {PageActions && <PageActions />}
            {body.create && (
              <Button variant="primary" icon="plus" onClick={() => setCreating(true)}>
                {body.create.button}
              </Button>
            )}
          </>
        )
      }
    >
      <ListBase
        {...request}
        debounce={FILTER_DELAY}
        exporter={false}
        disableAuthentication
        queryOptions={{ meta, onError: () => {} }}
      >
        <Content screen={screen} meta={meta} override={override} onCreate={() => setCreating(true)} />
      </ListBase>
      {creating && body.create && (
        <FormDialog
          spec={body.create}
          {...(creating !== true && { record: creating })}
          onClose={() => {
            setCreating(false)
            // What another page began leads back to it, and to the list only once there is something new in it.
            if (creating !== true) void navigate(-1)
          }}
          onSaved={() => setCreating(false)}
        />
      )}
    </PageFrame>
  )
}

/** Takes the values that another page gives for a new record, once: not again when this page is loaded anew. */
function useGiven(take: (values: Values) => void): void {
  const { state, pathname, search } = useLocation()
  const navigate = useNavigate()
  const given = (state as { create?: Values } | null)?.create
  // biome-ignore lint/correctness/useExhaustiveDependencies: they are taken when they come
  useEffect(() => {
    if (!given) return
    take(given)
    void navigate({ pathname, search }, { replace: true, state: null })
  }, [given])
}

interface ContentProps {
  screen: TableOf
  meta: object
  override: ScreenOverride
  onCreate: () => void
}

const noFilters = () => NO_FILTERS
const NO_FILTERS: readonly Filter[] = []

function Content({ screen, meta, override, onCreate }: ContentProps) {
  const { emptyAction, rowActions, bulkActions: Bulk, dependsOn, unavailable, useFilters = noFilters } = override
  const own = useFilters()
  const body = useMemo(() => ({ ...screen.body, filters: [...screen.body.filters, ...own] }), [screen.body, own])
  const { data, error, isPending, total = 0, filterValues, refetch } = useListContext()
  useKeptSelection()
  useLiveRows(body.resource, dependsOn)
  useRefresh(body.resource, body.refresh)
  const filtered = Object.values(filterValues).some((value) => !isEmpty(value))
  const nothing = data !== undefined && total === 0 && !filtered
  return (
    <RowDialogs edit={body.edit} unavailable={unavailable}>
      <div className="table-view">
        {!nothing && (
          <div className="toolbar">
            <FilterBar filters={body.filters} search={body.search} />
            <span className="toolbar-end">
              <SavedQueries />
              {body.csv && (
                <ExportButton
                  columns={body.columns}
                  name={override.csvName ?? screen.route.slice(1).replaceAll('/', '-')}
                  meta={meta}
                  operation={body.csv === true ? undefined : body.csv.operation}
                />
              )}
            </span>
          </div>
        )}
        {body.summary && <Summary text={body.summary} meta={meta} />}
        {(body.bulkActions.length > 0 || Bulk) && <BulkBar actions={body.bulkActions} more={Bulk} />}
        {error && data !== undefined && (
          <Banner tone="warning" role="status">
            {messageOf(error, UNREADABLE)} Te mostramos lo último que pudimos leer.
          </Banner>
        )}
        <div className="panel">
          {isPending ? (
            <Skeletons columns={body.columns.length} />
          ) : error && data === undefined ? (
            <Failure text={messageOf(error, UNREADABLE)} onRetry={refetch} />
          ) : nothing ? (
            <Nothing body={body} action={emptyAction} onCreate={onCreate} />
          ) : (
            <Rows screen={screen} filters={body.filters} rowActions={rowActions} selectable={Bulk !== undefined} />
          )}
        </div>
      </div>
    </RowDialogs>
  )
}

interface RowsOfProps extends Pick<ContentProps, 'screen'> {
  filters: readonly Filter[]
  rowActions: ScreenOverride['rowActions']
  selectable: boolean
}

function Rows({ screen, filters, rowActions, selectable }: RowsOfProps) {
  const { body, title } = screen
  const { total = 0, filterValues, setFilters } = useListContext()
  const phone = usePhone()
  const used = [{ key: 'q', label: 'Buscar' }, ...filters].filter(({ key }) => !isEmpty(filterValues[key]))
  if (total === 0)
    return (
      <EmptyState icon="search" title="Nada coincide con los filtros">
        {used.length > 0 && (
          <p>
            {used.length === 1 ? 'Filtro en uso' : 'Filtros en uso'}: {used.map(({ label }) => label).join(', ')}.
          </p>
        )}
        <Button onClick={() => setFilters({}, {})}>Quitar filtros</Button>
      </EmptyState>
    )
  const View = phone ? Cards : Grid
  return (
    <>
      <View
        body={body}
        title={title}
        extraActions={rowActions}
        selectable={selectable || body.bulkActions.length > 0}
      />
      <Paginator />
    </>
  )
}

interface NothingProps {
  body: TableScreen
  action: ScreenOverride['emptyAction']
  onCreate: () => void
}

function Nothing({ body, action: Action, onCreate }: NothingProps) {
  const { title, text, help } = body.empty
  return (
    <EmptyState icon="clipboard" title={title} help={help}>
      {text && <p>{text}</p>}
      {body.create && (
        <Button variant="primary" icon="plus" onClick={onCreate}>
          {body.create.button}
        </Button>
      )}
      {Action && <Action />}
    </EmptyState>
  )
}
