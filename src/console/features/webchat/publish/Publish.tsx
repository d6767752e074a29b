import './publish.css'
import type { components } from '../../../../../generated/api.d.ts'
import { CollapsibleSection } from '../../../engine/form/CollapsibleSection.tsx'
import { LoadFailure } from '../../../ui/LoadFailure.tsx'
import { Loading } from '../../../ui/Spinner.tsx'
import { HostedPage } from './HostedPage.tsx'
import { Seen } from './Seen.tsx'
import { Sites } from './Sites.tsx'
import { Snippet } from './Snippet.tsx'
import { seenAt } from './seen-at.ts'
import { isSeen, usePublication, useSaveParameters } from './usePublish.ts'

/** How the webchat reaches customers: the code for a site, the bot's own page, and where it was opened. */
export default function Publish({ settings }: { settings: components['schemas']['WebchatSettings'] }) {
  const { data, error, refetch } = usePublication()
  const { parameters, save, busy } = useSaveParameters(settings)
  const { snippet, key } = settings
  const sites = parameters.allowed_domains ?? []
  return (
    <CollapsibleSection
      id="publicar"
      title="Publicar"
      name="webchat.publish"
      className="form-section publish"
      summary={summaryOf(data?.sites ?? [])}
    >
      {data ? (
        <Seen publication={data} busy={busy} onAllow={(origin) => void save({ allowed_domains: [...sites, origin] })} />
      ) : error ? (
        <LoadFailure error={error} onRetry={refetch} />
      ) : (
        <Loading />
      )}
      <div className="publish-ways">
        <div>
          <Snippet snippet={snippet} />
          <Sites sites={sites} busy={busy} onSave={save} />
        </div>
        {data && <HostedPage url={data.url} name={key} parameters={parameters} onSave={save} />}
      </div>
    </CollapsibleSection>
  )
}

/** Returns where the webchat was seen last, in one line that says the same as the list. */
function summaryOf(sites: components['schemas']['WebchatPublication']['sites']): string {
  const seen = sites.find(isSeen)
  if (seen) return `Visto ${seenAt(seen.last_seen_at)} en ${seen.origin}`
  const [refused] = sites
  if (!refused) return 'Todavía no lo vimos en ningún sitio'
  return refused.allowed ? `Ya permites ${refused.origin}` : `Sin permiso en ${refused.origin}`
}
