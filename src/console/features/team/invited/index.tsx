import { useEffect, useState } from 'react'
import { Link, useParams } from 'react-router-dom'
import type { components } from '../../../../../generated/api.d.ts'
import { invitationAccept } from '../../../../../generated/bodies/team.ts'
import { InvitationAnswerLimits } from '../../../../../generated/limits.ts'
import { RoleIdOptions } from '../../../../../generated/options.ts'
import { invitationAcceptBody } from '../../../../../generated/validators/team.js'
import { check, REQUIRED } from '../../../../contract/validation.ts'
import { api, unwrap } from '../../../api/client.ts'
import { messageOf, UNREACHABLE } from '../../../api/errors.ts'
import { Form } from '../../../engine/form/Form.tsx'
import { emptyFields, type Problems } from '../../../engine/form/problems.ts'
import { TextInput } from '../../../engine/form/TextInput.tsx'
import { useForm } from '../../../engine/form/useForm.ts'
import { signIn } from '../../../session/index.ts'
import { Banner } from '../../../ui/Banner.tsx'
import { Button } from '../../../ui/Button.tsx'
import { toastsOf } from '../../../ui/call-toasts.ts'
import { Icon } from '../../../ui/Icon.tsx'
import { PublicFrame } from '../../../ui/PublicFrame.tsx'
import { Spinner } from '../../../ui/Spinner.tsx'
import { toast } from '../../../ui/toast.ts'
import { InvitationCard } from './InvitationCard.tsx'

/** Maximum length of the inputs. Longer than the rules allow, so that the messages of the rules are shown. */
const LONGEST = { name: 70, username: 60 }

type Invitation = components['schemas']['InvitationLink']

const DIFFERENT = 'Las contraseñas ingresadas deben coincidir.'
const EMPTY = { name: '', username: '', password: '', password2: '' }

function problemsOf(values: typeof EMPTY): Problems {
  const empty = emptyFields(values, REQUIRED)
  if (empty.length > 0) return empty
  const { password2, ...body } = values
  if (password2.trim() !== body.password.trim()) return [{ path: 'password2', text: DIFFERENT }]
  const found = check(invitationAcceptBody, body)
  return found.ok ? [] : Object.entries(found.fields).map(([path, [text = found.message]]) => ({ path, text }))
}

/** /register/invited/{id}: shows the invitation and registers the invited person. */
export default function Invited() {
  const { id = '' } = useParams()
  const [invitation, setInvitation] = useState<Invitation | null>(null)
  const [refusal, setRefusal] = useState('')
  useEffect(() => {
    let here = true
    unwrap(api.GET('/admin/accept/{id}', { params: { path: { id } } })).then(
      (found) => here && setInvitation(found),
      (error: unknown) => here && setRefusal(messageOf(error, UNREACHABLE)),
    )
    return () => {
      here = false
    }
  }, [id])
  return (
    <PublicFrame title="Registrarse">
      <div className="public-card">
        <h1>Registrarse</h1>
        {refusal && (
          <Banner tone="danger" role="alert">
            {refusal}
          </Banner>
        )}
        {!refusal && !invitation && <Spinner label="Cargando la invitación…" />}
        {invitation && (
          <>
            <InvitationCard
              {...invitation}
              role={RoleIdOptions.find((role) => role.value === invitation.role_id)?.label ?? ''}
            />
            <AcceptForm id={id} registered={invitation.registered} />
          </>
        )}
        <Link className="public-link" to="/login">
          <Icon name="arrow-left" size={18} />
          Ir a Iniciar Sesión
        </Link>
      </div>
    </PublicFrame>
  )
}

function AcceptForm({ id, registered }: { id: string; registered: boolean }) {
  const form = useForm({
    // The body rules are left out: `problemsOf` reports empty fields first, then different passwords.
    operation: { operation: invitationAccept.operation, inputs: invitationAccept.inputs },
    valuesOf: () => EMPTY,
    bodyOf: ({ name, username, password }) => ({
      name: name.trim(),
      username: username.trim(),
      password: password.trim(),
    }),
    validate: problemsOf,
    send: async (body: Omit<typeof EMPTY, 'password2'>) => {
      const texts = await toastsOf('invitationAccept')
      const { jwt } = await unwrap(api.POST('/admin/accept/{id}', { params: { path: { id } }, body }))
      toast.success(texts.success ?? '')
      await signIn(jwt)
    },
    errorDisplay: 'banner',
  })
  return (
    <Form form={form} className="public-form">
      {registered && <Banner tone="info">Ya tienes una cuenta con ese correo: ingresa con ella.</Banner>}
      {form.message && (
        <Banner tone="danger" role="alert">
          {form.message}
        </Banner>
      )}
      <TextInput of={form} name="name" maxLength={LONGEST.name} autoComplete="name" />
      <TextInput
        of={form}
        name="username"
        maxLength={LONGEST.username}
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
      />
      <TextInput of={form} name="password" autoComplete={registered ? 'current-password' : 'new-password'} />
      <TextInput
        of={form}
        name="password2"
        label="Repetir contraseña"
        type="password"
        maxLength={InvitationAnswerLimits.password.maxLength}
        required
        autoComplete={registered ? 'current-password' : 'new-password'}
      />
      <Button type="submit" variant="primary" wide busy={form.busy}>
        Registrarme
      </Button>
    </Form>
  )
}
