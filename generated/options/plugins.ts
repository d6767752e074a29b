// Generated from openapi/ and screens/. Do not edit: npm run generate.
import type { Option } from '../../src/contract/screen.ts'

export const PluginKindOptions: readonly Option[] = [
  { value: 'whatsapp', label: 'WhatsApp' },
  { value: 'facebook', label: 'Facebook' },
  { value: 'telegram', label: 'Telegram' },
  { value: 'email', label: 'Correo' },
]

export const PluginStatusOptions: readonly Option[] = [
  { value: 'connected', label: 'Conectada', tone: 'success' },
  { value: 'needs_action', label: 'Requiere atención', tone: 'warning' },
  { value: 'off', label: 'Desconectada', tone: 'neutral' },
]

export const PluginCureOptions: readonly Option[] = [
  { value: 'keys', label: 'Claves nuevas' },
  { value: 'number', label: 'Registrar el número' },
  { value: 'platform', label: 'En la plataforma' },
]

export const MessengerMenuActionOptions: readonly Option[] = [{ value: 'answer', label: 'El chatbot contesta' }, { value: 'url', label: 'Se abre una página' }]

export const MailSecurityOptions: readonly Option[] = [{ value: 'tls', label: 'TLS (SSL)' }, { value: 'starttls', label: 'STARTTLS' }]

export const QualityRatingOptions: readonly Option[] = [
  { value: 'green', label: 'Alta', tone: 'success' },
  { value: 'yellow', label: 'Media', tone: 'warning' },
  { value: 'red', label: 'Baja', tone: 'danger' },
  { value: 'unknown', label: 'Sin datos', tone: 'neutral' },
]

export const WhatsappVerticalOptions: readonly Option[] = [
  { value: 'auto', label: 'Automóviles' },
  { value: 'beauty', label: 'Belleza y cuidado personal' },
  { value: 'alcohol', label: 'Bebidas con alcohol' },
  { value: 'retail', label: 'Compras y comercio' },
  { value: 'event_plan', label: 'Eventos' },
  { value: 'edu', label: 'Educación' },
  { value: 'entertain', label: 'Entretenimiento' },
  { value: 'finance', label: 'Finanzas y bancos' },
  { value: 'govt', label: 'Gobierno' },
  { value: 'hotel', label: 'Hoteles y alojamiento' },
  { value: 'physical_gambling', label: 'Juegos de azar' },
  { value: 'online_gambling', label: 'Juegos de azar en línea' },
  { value: 'otc_drugs', label: 'Medicamentos de venta libre' },
  { value: 'nonprofit', label: 'Organización sin fines de lucro' },
  { value: 'restaurant', label: 'Restaurante' },
  { value: 'apparel', label: 'Ropa e indumentaria' },
  { value: 'health', label: 'Salud' },
  { value: 'prof_services', label: 'Servicios profesionales' },
  { value: 'grocery', label: 'Supermercado y almacén' },
  { value: 'travel', label: 'Viajes y transporte' },
  { value: 'other', label: 'Otro' },
]

export const PluginEventKindOptions: readonly Option[] = [
  { value: 'connected', label: 'Conexión' },
  { value: 'account', label: 'Aviso del canal' },
  { value: 'incoming', label: 'Mensaje recibido' },
  { value: 'refused', label: 'Envío rechazado' },
  { value: 'sent', label: 'Envío' },
]
