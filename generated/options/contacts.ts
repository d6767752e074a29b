// Generated from openapi/ and screens/. Do not edit: npm run generate.
import type { Option } from '../../src/contract/screen.ts'

export const ConsentStateOptions: readonly Option[] = [
  { value: 'granted', label: 'Aceptó recibir campañas', tone: 'success' },
  { value: 'denied', label: 'No quiere recibir campañas', tone: 'danger' },
  { value: 'unknown', label: 'Sin definir', tone: 'neutral' },
]

export const DocumentKindOptions: readonly Option[] = [
  { value: 'DNI', label: 'DNI' },
  { value: 'CUIT', label: 'CUIT' },
  { value: 'RUT', label: 'RUT' },
  { value: 'CPF', label: 'CPF' },
]

export const ContactBulkActionOptions: readonly Option[] = [
  { value: 'label_add', label: 'Agregar etiqueta' },
  { value: 'label_remove', label: 'Quitar etiqueta' },
  { value: 'group_add', label: 'Agregar al grupo' },
  { value: 'group_remove', label: 'Quitar del grupo' },
]

export const ContactSamenessOptions: readonly Option[] = [
  { value: 'phone', label: 'Teléfono' },
  { value: 'email', label: 'Correo' },
  { value: 'document', label: 'Documento' },
  { value: 'name', label: 'Nombre y localidad' },
]

export const ImportPolicyOptions: readonly Option[] = [
  { value: 'update', label: 'Actualizar' },
  { value: 'skip', label: 'Saltear' },
  { value: 'reject', label: 'Rechazar la fila' },
]

export const ImportUnknownLabelsOptions: readonly Option[] = [
  { value: 'reject', label: 'Rechazar la fila' },
  { value: 'create', label: 'Crearlas' },
  { value: 'skip', label: 'Importar sin ellas' },
]

export const ImportStateOptions: readonly Option[] = [
  { value: 'ready', label: 'Sin empezar', tone: 'neutral' },
  { value: 'checking', label: 'Comprobando', tone: 'info' },
  { value: 'running', label: 'Importando', tone: 'info' },
  { value: 'cancelling', label: 'Deteniendo', tone: 'warning' },
  { value: 'cancelled', label: 'Detenida', tone: 'warning' },
  { value: 'done', label: 'Terminada', tone: 'success' },
  { value: 'failed', label: 'Falló', tone: 'danger' },
  { value: 'undoing', label: 'Deshaciendo', tone: 'info' },
  { value: 'undone', label: 'Deshecha', tone: 'neutral' },
]

export const ImportActionOptions: readonly Option[] = [
  { value: 'create', label: 'Crear', tone: 'success' },
  { value: 'update', label: 'Actualizar', tone: 'info' },
  { value: 'unchanged', label: 'Sin cambios', tone: 'neutral' },
  { value: 'skip', label: 'Saltear', tone: 'neutral' },
  { value: 'reject', label: 'Rechazar', tone: 'danger' },
]

export const ContactFieldTypeOptions: readonly Option[] = [
  { value: 'text', label: 'Texto' },
  { value: 'number', label: 'Número' },
  { value: 'date', label: 'Fecha' },
  { value: 'boolean', label: 'Sí o no' },
  { value: 'select', label: 'Opciones' },
  { value: 'link', label: 'Enlace' },
]

export const ContactFieldVisibilityOptions: readonly Option[] = [
  { value: 'team', label: 'Todo el equipo' },
  {
    value: 'agenda',
    label: 'Quienes usan la agenda',
    help: 'Los demás no lo ven en los contactos, los filtros, los archivos ni el historial.',
  },
  {
    value: 'managers',
    label: 'Quienes crean datos propios',
    help: 'Usan la agenda y su rol no es Operador. Los demás no lo ven en ningún lado.',
  },
]

export const ContactEventKindOptions: readonly Option[] = [
  { value: 'created', label: 'Creado', tone: 'success' },
  { value: 'updated', label: 'Modificado', tone: 'info' },
  { value: 'merged', label: 'Unido', tone: 'info' },
  { value: 'imported', label: 'Importado', tone: 'info' },
  { value: 'exported', label: 'Exportado', tone: 'warning' },
  { value: 'blocked', label: 'Bloqueado', tone: 'danger' },
  { value: 'unblocked', label: 'Desbloqueado', tone: 'success' },
  { value: 'consent_granted', label: 'Aceptó campañas', tone: 'success' },
  { value: 'consent_withdrawn', label: 'Se dio de baja', tone: 'warning' },
  { value: 'lead_exported', label: 'Enviado al destino', tone: 'info' },
  { value: 'form_completed', label: 'Completó un formulario', tone: 'info' },
  { value: 'deleted', label: 'Eliminado', tone: 'danger' },
]

export const ContactEventActorOptions: readonly Option[] = [
  { value: 'user', label: 'Persona' },
  { value: 'bot', label: 'Chatbot' },
  { value: 'import', label: 'Importación' },
  { value: 'api', label: 'API' },
]
