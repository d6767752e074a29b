/**
 * Words of people and words of the manual that mean the same in a search. A word may be in several groups. The search
 * adds the others of a group to a word that is typed.
 */
export const SYNONYMS: readonly string[] = [
  'eliminar borrar quitar sacar suprimir baja anular',
  'sitio web página tienda',
  'instalar poner pegar publicar insertar',
  'chatbot bot robot',
  'contraseña clave password',
  'correo mail email',
  'contestar responder respuesta',
  'conversación chat charla',
  'persona empleado vendedor compañero humano usuario operador equipo',
  'logo avatar imagen foto',
  'presupuesto factura facturar cobrar cotización',
  'horario hora abrir cerrado vacaciones feriado domingo sábado',
  'cambiar modificar editar',
  'apagar desactivar pausar detener',
  'copia respaldo backup duplicar clonar',
  'resolver terminar cerrar finalizar',
  'recuperar restaurar deshacer',
  'sonido suena ruido aviso notificación silencio',
  'teléfono celular número',
  'dirección local ubicación',
  'planilla excel csv',
  'descargar bajar exportar',
  'enseñar aprender',
  'enviar mandar',
  'permiso rol puede',
  'cliente contacto',
  'mensaje consulta',
]
