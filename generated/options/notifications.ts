// Generated from openapi/ and screens/. Do not edit: npm run generate.
import type { Option } from '../../src/contract/screen.ts'

export const NotificationTypeOptions: readonly Option[] = [
  { value: 1, label: 'General' },
  { value: 2, label: 'Seguimiento' },
  { value: 3, label: 'Área' },
  { value: 4, label: 'Entrenamiento' },
]

export const NotificationChannelOptions: readonly Option[] = [
  { value: 'email', label: 'Correo' },
  { value: 'whatsapp', label: 'WhatsApp' },
  { value: 'push', label: 'Aviso del navegador' },
  { value: 'sound', label: 'Sonido' },
]

export const NotificationEventOptions: readonly Option[] = [
  { value: 'live_chat', label: 'Conversación para una persona' },
  { value: 'assigned', label: 'Conversación asignada' },
  { value: 'reply', label: 'Mensaje en mis conversaciones' },
  { value: 'mention', label: 'Mención' },
  { value: 'rule_notice', label: 'Aviso de una regla' },
  { value: 'unanswered', label: 'Conversación sin contestar' },
  { value: 'sla_warning', label: 'Plazo por vencer' },
  { value: 'sla_breach', label: 'Plazo vencido' },
  { value: 'training_finished', label: 'Entrenamiento terminado' },
  { value: 'training_failed', label: 'Entrenamiento fallido' },
  { value: 'channel_disconnected', label: 'Canal desconectado' },
  { value: 'template_rejected', label: 'Plantilla rechazada' },
  { value: 'quota', label: 'Consumo cerca del límite' },
  { value: 'lead', label: 'Contacto nuevo' },
  { value: 'form_completed', label: 'Formulario completo' },
  { value: 'figure_alert', label: 'Alerta de una cifra' },
  { value: 'new_device', label: 'Sesión en otro dispositivo' },
]

export const DigestOptions: readonly Option[] = [
  { value: 'none', label: 'En el momento' },
  { value: 'hourly', label: 'Cada hora' },
  { value: 'daily', label: 'Una vez por día' },
]

export const AlertConsentOptions: readonly Option[] = [
  { value: 'confirmed', label: 'Confirmado', tone: 'success' },
  { value: 'pending', label: 'Sin confirmar', tone: 'warning' },
  { value: 'refused', label: 'Rechazado', tone: 'danger' },
  { value: 'none', label: 'Sin correo', tone: 'neutral' },
]

export const AlertConsentAnswerOptions: readonly Option[] = [{ value: 'confirm', label: 'Recibir avisos' }, { value: 'refuse', label: 'No recibirlos' }]
