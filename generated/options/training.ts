// Generated from openapi/ and screens/. Do not edit: npm run generate.
import type { Option } from '../../src/contract/screen.ts'

export const TrainingStateOptions: readonly Option[] = [
  { value: 'active', label: 'Disponible', tone: 'success' },
  { value: 'untrained', label: 'Nunca entrenado', tone: 'warning', help: 'Solo saluda y pasa a una persona' },
  { value: 'pending', label: 'Pendiente', tone: 'warning', help: 'Hay cambios sin entrenar' },
  { value: 'maintenance', label: 'Deshabilitado', tone: 'danger' },
  {
    value: 'training',
    label: 'Tu chatbot se encuentra entrenando, tomará unos minutos..',
    tone: 'info',
    progress: 0,
  },
  { value: 'sync', label: 'Sincronizando tus cambios recientes..', tone: 'info', progress: 1 },
  { value: 'sync_finished', label: 'Sincronizando tus cambios recientes..', tone: 'info', progress: 1 },
  {
    value: 'server_manager',
    label: 'Eliminando modelos obsoletos de tu chatbot..',
    tone: 'info',
    progress: 21,
  },
  {
    value: 'server_manager_finished',
    label: 'Eliminando modelos obsoletos de tu chatbot..',
    tone: 'info',
    progress: 21,
  },
  { value: 'train', label: 'Entrenando un nuevo modelo para tu chatbot..', tone: 'info', progress: 30 },
  {
    value: 'train_finished',
    label: 'Entrenando un nuevo modelo para tu chatbot..',
    tone: 'info',
    progress: 30,
  },
  {
    value: 'error_catcher',
    label: 'Buscando posibles errores en el nuevo modelo..',
    tone: 'info',
    progress: 58,
  },
  {
    value: 'error_catcher_finished',
    label: 'Buscando posibles errores en el nuevo modelo..',
    tone: 'info',
    progress: 58,
  },
  {
    value: 'transfer_manager',
    label: 'Transfiriendo tu nuevo chatbot a producción..',
    tone: 'info',
    progress: 70,
  },
  {
    value: 'transfer_manager_finished',
    label: 'Transfiriendo tu nuevo chatbot a producción..',
    tone: 'info',
    progress: 70,
  },
  { value: 'reboot', label: 'Apagando tu chatbot..', tone: 'info', progress: 75 },
  { value: 'draft_models', label: 'Instalando el nuevo modelo a tu chatbot..', tone: 'info', progress: 78 },
  { value: 'draft_models_finished', label: 'Reiniciando tu chatbot..', tone: 'info', progress: 99 },
  { value: 'error', label: 'Error en el entrenamiento', tone: 'danger' },
  { value: 'sync_error', label: 'Error al sincronizar los cambios', tone: 'danger' },
  { value: 'server_manager_error', label: 'Error al eliminar los modelos obsoletos', tone: 'danger' },
  { value: 'train_error', label: 'Error al entrenar el nuevo modelo', tone: 'danger' },
  { value: 'error_catcher_error', label: 'Error al revisar el nuevo modelo', tone: 'danger' },
  { value: 'transfer_manager_error', label: 'Error al transferir el nuevo modelo', tone: 'danger' },
  { value: 'draft_models_error', label: 'Error al instalar el nuevo modelo', tone: 'danger' },
]

export const TrainingResultOptions: readonly Option[] = [
  { value: 'running', label: 'En curso', tone: 'info' },
  { value: 'done', label: 'Terminado', tone: 'success' },
  { value: 'cancelled', label: 'Cancelado', tone: 'neutral' },
  { value: 'failed', label: 'Con error', tone: 'danger' },
]

export const WeakReasonOptions: readonly Option[] = [
  { value: 'few_examples', label: 'Pocos ejemplos', tone: 'warning' },
  { value: 'low_recall', label: 'Se reconoce poco', tone: 'danger' },
  { value: 'crowded_out', label: 'Muchos menos ejemplos que otras', tone: 'warning' },
]
