// Generated from openapi/ and screens/. Do not edit: npm run generate.
import type { Option } from '../../src/contract/screen.ts'

export const ContentResourceOptions: readonly Option[] = [
  { value: 'group', label: 'Grupo de contactos' },
  { value: 'intent', label: 'Intención' },
  { value: 'example', label: 'Ejemplo' },
  { value: 'entity', label: 'Entidad' },
  { value: 'response', label: 'Respuesta' },
  { value: 'rule', label: 'Regla' },
  { value: 'synonym_group', label: 'Grupo de sinónimos' },
  { value: 'test_case', label: 'Caso de prueba' },
  { value: 'message', label: 'Mensaje sin entender' },
  { value: 'settings', label: 'Configuración' },
  { value: 'plugin', label: 'Conexión' },
  { value: 'access_group', label: 'Empresa con acceso' },
  { value: 'contact', label: 'Contacto' },
  { value: 'budget', label: 'Presupuesto' },
  { value: 'survey_send', label: 'Envío de encuesta' },
  { value: 'webhook', label: 'Webhook' },
]

export const SessionCloseReasonOptions: readonly Option[] = [
  { value: 'logout', label: 'Se cerró la sesión' },
  { value: 'revoked', label: 'Se cerró desde otro dispositivo' },
  { value: 'password_change', label: 'Cambió la contraseña' },
  { value: 'blocked', label: 'Se bloqueó la cuenta' },
  { value: 'expired', label: 'Venció' },
]
