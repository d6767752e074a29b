import './profile.css'
import { useQuery } from '@tanstack/react-query'
import equal from 'fast-deep-equal'
import type { components } from '../../../../../generated/api.d.ts'
import { whatsappProfileUpdate } from '../../../../../generated/bodies/plugins.ts'
import { WhatsappProfileInputLimits } from '../../../../../generated/limits.ts'
import { WhatsappVerticalOptions } from '../../../../../generated/options.ts'
import { api, unwrap } from '../../../api/client.ts'
import { FormWindow } from '../../../engine/form/FormWindow.tsx'
import { CustomField, MultilineInput, SelectInput, TextInput } from '../../../engine/form/inputs.tsx'
import { useForm } from '../../../engine/form/useForm.ts'
import { Button } from '../../../ui/Button.tsx'
import { withToasts } from '../../../ui/call-toasts.ts'
import { Dialog } from '../../../ui/Dialog.tsx'
import { LoadFailure } from '../../../ui/LoadFailure.tsx'
import { Spinner } from '../../../ui/Spinner.tsx'
import { TextField } from '../../../ui/TextField.tsx'
import { written } from '../fields.tsx'
import type { BusinessValues, ConnectionDialogProps } from '../types.ts'
import { BusinessPreview } from './BusinessPreview.tsx'
import { PictureField } from './PictureField.tsx'

type Profile = components['schemas']['WhatsappProfile']

/** Reads what customers see of a number from WhatsApp, and changes it there. */
export function BusinessProfile(props: ConnectionDialogProps) {
  const { bot, plugin, onClose } = props
  const { data, error, isFetching, refetch } = useQuery({
    queryKey: ['whatsappProfileGet', bot, plugin.id],
    queryFn: ({ signal }) =>
      unwrap(api.GET('/plugins/whatsapp/profile/{bot}/{id}', { params: { path: { bot, id: plugin.id } }, signal })),
    // It can be changed in the application of WhatsApp as well.
    gcTime: 0,
    refetchOnWindowFocus: false,
    retry: false,
  })
  if (data) return <ProfileForm {...props} profile={data} />
  return (
    <Dialog
      open
      title={`Perfil de ${plugin.account}`}
      width={880}
      onClose={onClose}
      actions={<Button onClick={onClose}>Cerrar</Button>}
    >
      <div className="profile-loading">
        {error && !isFetching ? (
          <LoadFailure error={error} onRetry={() => void refetch()} />
        ) : (
          <p role="status" className="plugin-testing">
            <Spinner size={20} /> Leyendo el perfil de WhatsApp…
          </p>
        )}
      </div>
    </Dialog>
  )
}

function ProfileForm({ bot, plugin, profile, onClose }: ConnectionDialogProps & { profile: Profile }) {
  const form = useForm({
    operation: whatsappProfileUpdate,
    record: profile,
    valuesOf: (one: Profile = profile): BusinessValues => ({
      ...one,
      vertical: one.vertical ?? '',
      picture: one.picture ?? '',
    }),
    // What stays as it was read may have changed at WhatsApp since.
    bodyOf: ({ vertical, picture, websites, about, description, address, email }) => ({
      ...(about !== profile.about && { about }),
      ...(description !== profile.description && { description }),
      ...(address !== profile.address && { address }),
      ...(email !== profile.email && { email }),
      ...(!equal(written(websites), profile.websites) && { websites: written(websites) }),
      ...(vertical && vertical !== profile.vertical && { vertical }),
      ...(picture && picture !== profile.picture && { picture }),
    }),
    send: (body, { shown }) =>
      withToasts(
        'whatsappProfileUpdate',
        () =>
          unwrap(api.PUT('/plugins/whatsapp/profile/{bot}/{id}', { params: { path: { bot, id: plugin.id } }, body })),
        shown,
      ),
    onDone: onClose,
  })
  return (
    <FormWindow title={`Perfil de ${plugin.account}`} form={form} width={880} onClose={onClose}>
      <div className="profile-columns">
        <div className="plugin-form">
          <CustomField of={form} name="picture">
            {({ label, onChange, error }) => <PictureField label={label} error={error()} onChange={onChange} />}
          </CustomField>
          <TextInput of={form} name="about" help="Una frase que se ve junto al nombre. WhatsApp no deja vaciarla." />
          <SelectInput
            of={form}
            name="vertical"
            options={WhatsappVerticalOptions}
            none={profile.vertical ? undefined : 'Elige uno'}
          />
          <MultilineInput of={form} name="description" rows={3} />
          <TextInput of={form} name="address" />
          <TextInput of={form} name="email" inputMode="email" />
          <CustomField of={form} name="websites">
            {({ label, value, onChange, error }) => (
              <Websites label={label} websites={value} error={error} onChange={onChange} />
            )}
          </CustomField>
        </div>
        <BusinessPreview name={plugin.name} account={plugin.account} {...form.watch()} />
      </div>
    </FormWindow>
  )
}

const { maxItems: WEBSITES, items: WEBSITE } = WhatsappProfileInputLimits.websites

interface WebsitesProps {
  label: string
  websites: readonly string[]
  error: (path?: string) => string | undefined
  onChange: (websites: string[]) => void
}

function Websites({ label, websites, error, onChange }: WebsitesProps) {
  const shown = Array.from({ length: WEBSITES }, (_, at) => websites[at] ?? '')
  return (
    <fieldset className="plugin-questions">
      <legend>{label}</legend>
      <p className="soft">Hasta {WEBSITES}, con https:// al comienzo.</p>
      {shown.map((website, at) => (
        <TextField
          // biome-ignore lint/suspicious/noArrayIndexKey: websites have no identity besides their place
          key={at}
          label={`Sitio ${at + 1}`}
          placeholder={at === 0 ? 'https://' : undefined}
          inputMode="url"
          value={website}
          limit={WEBSITE.maxLength}
          error={(website.trim() && error(String(written(shown.slice(0, at)).length))) || ''}
          onChange={(text) => onChange(shown.map((one, place) => (place === at ? text : one)))}
        />
      ))}
      {error() && <p className="field-error">{error()}</p>}
    </fieldset>
  )
}
