// Words that mean the same to customers of shops in Argentina, Chile, Colombia, Mexico, Peru and Uruguay. Each line is a
// group: its number, which is never reused, the countries it is limited to, if any, and its words. Words that mean
// something else in one of these countries are left out or limited ("torta" is a sandwich in Mexico, "boleta" a fine,
// "ahorita" later in Colombia). No word is in two groups.

/** The groups by theme. */
export const synonymLines = {
  delivery: `
1: envío, despacho, flete, delivery, reparto, entrega a domicilio, envío a domicilio, servicio a domicilio, encomienda
2: a domicilio, a mi casa, hasta mi casa, a la casa, puerta a puerta
3: enviar, mandar, despachar, remitir
4: envían, mandan, despachan, hacen envíos, tienen delivery, hacen delivery, tienen domicilio, hacen domicilios, entregan a domicilio, llevan a domicilio
5: repartidor, domiciliario, cadete, motorizado
6: retirar, recoger, pasar a buscar, buscar en el local, retirar en tienda, recoger en tienda, pickup, pasar a recoger
7: paquete, encomienda postal, bulto, package
8: seguimiento, rastreo, tracking, número de guía, código de seguimiento, rastrear
9: costo de envío, precio del envío, valor del despacho, costo del flete, cuánto cobran el envío, cuánto sale el envío, cuánto vale el domicilio
10: envío gratis, despacho gratis, envío gratuito, envío sin cargo, envío sin costo, domicilio gratis
11: dirección, domicilio particular, dirección de entrega
12: código postal, cp, zip`,
  payment: `
20: cuotas, mensualidades, meses sin intereses, cuotas sin interés, a meses, pagos diferidos, msi, letras mensuales
21: tarjeta, tarjeta de crédito, tarjeta de débito, plástico, tdc
22: efectivo, cash, plata en mano, en billete
23: transferencia, transferencia bancaria, depósito, consignación, giro bancario, spei, cbu, cvu, consignar
24: pagar, abonar, liquidar
25: billetera virtual, billetera digital, mercado pago, mercadopago, nequi, daviplata, yape, plin
26: contra entrega, contraentrega, pago contra entrega, pagar al recibir, contra reembolso, pago al recibir
27: comprobante, recibo, voucher, constancia de pago, comprobante de pago, soporte de pago
28: factura, factura electrónica, comprobante fiscal, cfdi
29: seña, anticipo, adelanto, abono inicial, enganche
30: reembolso, devolución del dinero, devolución de la plata, reintegro, devolver la plata, que me devuelvan el dinero
31: medios de pago, formas de pago, métodos de pago, cómo puedo pagar, cómo se paga
33: dinero, guita, varo, luca, lucas, lukas
34: interés, recargo, sobrecosto`,
  shopping: `
40: precio, costo, cuánto sale, cuánto cuesta, cuánto vale, cuánto está, qué precio tiene, qué valor tiene, en cuánto sale, a cómo, a cuánto, qué sale, a cuánto está
41: barato, económico, accesible, baratito, cómodo de precio
42: caro, costoso, salado de precio
43: descuento, rebaja, promo, promoción, oferta, promociones, ofertas, descuentos, rebajas, me hacen precio, nos hacen precio, me hace precio, hacerme precio, me dejan más barato
44: comprar, adquirir, llevarme, encargar una compra
45: stock, disponible, disponibilidad, existencias, inventario, hay en stock, les queda, tienen en existencia
46: agotado, sin stock, no hay más, se acabó, no queda
47: mayorista, por mayor, al por mayor, al mayoreo, mayoreo, en cantidad, al mayor
48: minorista, por menor, al por menor, al menudeo, menudeo, al detal, al detalle
49: pedido, orden de compra, encargo
50: presupuesto, cotización, cotizar, presupuestar, proforma
51: cambio, cambiar el producto, cambiar la prenda, cambio de talle, cambio de talla
52: garantía, aseguramiento, cobertura de fábrica
53: catálogo, lista de precios, carta de productos, listado de productos, portafolio
54: local, tienda, negocio, comercio, almacén de venta, punto de venta, sede, sucursal
55: tarjeta de regalo, gift card, giftcard, vale de regalo, bono de regalo
56: vidriera, vitrina, escaparate, aparador
57: usado, de segunda mano, seminuevo, segunda mano, de segunda
58: original, auténtico, genuino, legítimo
59: réplica, imitación, pirata, trucho, bamba, chimbo`,
  service: `
70: reclamo, queja, reclamación, denuncia, pqr, pqrs
71: arreglar, reparar, componer, refaccionar, compostura
72: roto, dañado, fallado, averiado, defectuoso, descompuesto, malogrado, estropeado
73: instalar, colocar, poner a funcionar, montaje
74: contratar, tomar el servicio, dar de alta, darme de alta
75: dar de baja, baja del servicio, cancelar el servicio, anular la suscripción, desafiliarme, darme de baja
76: asesoramiento, asesoría, orientación
77: técnico, especialista, experto
79: inscripción, matrícula, inscribirme, anotarme, matricularme`,
  time: `
90: turno, cita, hora médica, reserva de hora, agendar, agendar una cita, sacar turno, pedir hora, sacar cita, cita previa
91: horario, horarios, a qué hora abren, a qué hora cierran, horario de atención, hasta qué hora atienden
92: reservar, apartar, reservación, hacer una reserva
93: reprogramar, cambiar el turno, cambiar la cita, mover la cita, pasar el turno para otro día, reagendar
94: cancelar el turno, cancelar la cita, anular la cita, anular el turno, desistir de la cita
95: feriado, feriados, festivo, festivos, día festivo, asueto, días feriados
96: fin de semana, finde, sábado y domingo
97: quincena, cada quince días, cada dos semanas, quincenal
98: demora, retraso, atraso, tardanza
99: urgente, cuanto antes, lo antes posible, con urgencia, de inmediato, ya mismo, a la brevedad
100: mediodía, doce del día, medio día
101: abierto, atendiendo, en servicio
102: vacaciones, receso, cerrado por vacaciones`,
  food: `
110: palta, aguacate
111: frutilla, fresa
112: durazno, melocotón
113: ananá, piña
114: choclo, elote, mazorca, maíz tierno
115: poroto, porotos, frijol, frijoles, alubia, caraota
116: arveja, arvejas, chícharo, chícharos, alverja, guisante
117: papa, patata
118: batata, camote, boniato, papa dulce
119: zapallo, calabaza, auyama, ahuyama
120: zapallito, zucchini, calabacín, calabacita, zapallo italiano
121: morrón, pimentón, pimiento, pimiento morrón
122: remolacha, betabel, betarraga
123: maní, cacahuate, cacahuete
124: pochoclo, pororó, palomitas, cabritas, crispetas, canchita, palomitas de maíz, cotufas
126: medialuna, croissant, cuernito, cachito de manteca
127: torta, pastel, ponqué, bizcochuelo (AR CL CO PE UY)
400: budín, queque, panqué, keke
128: sándwich, sanguche, emparedado
129: asado, parrillada, parrilla, carne asada
130: bife, bistec, churrasco, filete de res
132: cerdo, chancho, puerco, marrano
133: carne molida, carne picada
134: gaseosa, refresco, bebida gaseosa, soda
135: jugo, zumo, néctar
136: cerveza, birra, chela, pola
137: vianda, menú del día, almuerzo ejecutivo, corrientazo, comida corrida, almuerzo del día
138: manteca, mantequilla
139: crema de leche, nata, crema para batir
140: dulce de leche, arequipe, manjar, cajeta, manjar blanco
141: galletita, galletitas, galleta, galletas
142: sin tacc, sin gluten, celíaco, celíacos, apto celíacos, libre de gluten, gluten free
143: vegano, plant based, sin ingredientes de origen animal
144: helado, nieve de sabor, paleta helada
145: sorbete, popote, pitillo, bombilla plástica, cañita, pajilla, pajita
146: heladera portátil, conservadora, cooler, nevera portátil, hielera
147: para llevar, take away, takeaway, para retirar
148: picante, picoso, ajicero
149: fiambre, fiambres, embutidos, carnes frías, cecinas
150: yogur, yogurt, yoghurt`,
  clothes: `
160: remera, camiseta, playera
161: pantalón, jean, jeans, pantalones, vaquero, mezclilla, bluyín
162: pollera, falda, saya
163: campera, chamarra, chaqueta, casaca, chompa de cierre
164: buzo, sudadera, hoodie, polerón, canguro, buzo con capucha
165: pulóver, suéter, sweater, chomba de lana, chaleco de lana, jersey
166: zapatillas, championes, sneakers, zapatillas deportivas (AR CL PE UY)
167: ojotas, chancletas, sandalias, chanclas, hawaianas, cholas
168: malla, traje de baño, bikini, vestido de baño, bañador, terno de baño
169: corpiño, brasier, sostén, brassier, sujetador, soutien
170: bombacha, bragas, calzón, panty, pantaletas, calzones
171: calzoncillo, boxer, interiores
172: medias, calcetines, calcetas, soquetes
173: piyama, pijama, pijamas
174: anteojos, lentes, gafas, espejuelos
175: aros, aretes, zarcillos, pendientes, caravanas, pantallas de oreja
176: cartera, bolso, bolsa de mano, bandolera
177: mochila, morral, maleta escolar
178: talle, talla, número de calzado, talles, tallas
179: cremallera, zíper, zipper
180: vestido de fiesta, traje de noche, vestido de gala
181: corbata de moño, moñito, corbatín, humita de cuello
182: gorra, cachucha, jockey, gorro con visera, quepí
183: tenis, zapatos deportivos, calzado deportivo (CO MX)
184: polera, playera de manga corta (CL)`,
  health: `
190: médico, doctor, doctora, médica, profesional de la salud
191: dentista, odontólogo, odontóloga, odontología
192: sacar una muela, extracción de muela, extracción dental, sacarme una muela
193: tapar una caries, arreglo de caries, empaste, tapadura, resina dental, obturación
194: ortodoncia, brackets, frenillos, aparatos dentales
195: limpieza dental, profilaxis, destartraje, limpieza de dientes, detartraje
196: obra social, prepaga, eps, isapre, seguro médico, mutualista, seguro de salud
197: receta, fórmula médica, orden médica, prescripción
198: análisis de sangre, examen de sangre, exámenes de sangre, laboratorio clínico
199: radiografía, rayos x
200: remedio, medicamento, medicina, pastilla
201: farmacia, droguería, botica
202: curita, cura adhesiva, parche curita, bandita
203: peluquería, salón de belleza, estética, peluquería unisex
204: corte de pelo, corte de cabello, cortarme el pelo, corte de cabello para hombre
205: depilación, depilar, cera depilatoria
206: uñas, manicura, manicure, manicuría
208: barbijo, tapabocas, cubrebocas, mascarilla, nasobuco
209: gimnasio, gym, centro de entrenamiento
210: masaje, masajes, terapia de masajes, masoterapia`,
  home: `
220: heladera, nevera, refrigerador, refri, frigorífico, refrigeradora
221: lavarropas, lavadora, lavarropa
222: aire acondicionado, split, climatizador
223: estufa a gas, calefactor, calefón de ambiente
224: calefón, calentador de agua, boiler, terma, termotanque
225: microondas, horno microondas
226: licuadora, mixer de vaso
227: frazada, cobija, manta, cobertor, frisa
228: almohadón, cojín, almohadones
229: acolchado, edredón, plumón, cubrecama
230: sábanas, juego de sábanas, juego de cama
231: colchón, colchones, sommier
232: placard, closet, ropero, armario
233: sillón, sofá, mueble de sala
234: mesita de luz, mesa de noche, velador de cama, buró, mesa de luz
235: cortina, cortinas, visillo
236: alfombra, tapete, alfombras
237: canilla, llave de agua, grifo, caño de agua
238: pileta de cocina, lavaplatos, lavadero de cocina, fregadero, tarja
239: inodoro, sanitario, excusado, wáter, poceta, retrete
240: bombita, foco, bombillo, ampolleta, lámpara led, bombilla de luz
241: enchufe, tomacorriente, toma corriente, contacto eléctrico
242: tacho, caneca, bote de basura, basurero, cesto de basura, zafacón
243: trapeador, trapero, mopa, lampazo
244: lavandina, lejía, cloro, límpido, hipoclorito`,
  tools: `
260: destornillador, desarmador, atornillador manual
261: taladro, taladradora, drill
262: amoladora, esmeril angular, pulidora, esmeriladora
263: pinza, alicate, pinzas
264: llave inglesa, llave francesa, llave ajustable
265: cinta métrica, metro de medir, flexómetro, huincha, wincha
266: cinta aisladora, cinta aislante, teipe, huincha aisladora
268: clavo, clavos, puntilla, puntillas
269: tarugo, taquete, chazo, taco fisher, ramplug
270: pintura, látex, pintura vinílica
273: carretilla, buggy de obra, vagoneta
274: sierra caladora, caladora, vaivén
275: ferretería, tlapalería, corralón
276: caño, tubo, tubería, cañería
277: candado, cerradura, chapa de puerta, cerrojo
279: soldadora, máquina de soldar, equipo de soldar
280: cemento, concreto, hormigón`,
  housing: `
290: departamento, depto, apartamento, apto, depa
291: alquiler, arriendo, renta, arrendar, alquilar, rentar
292: monoambiente, aparta estudio, apartaestudio, departamento de un ambiente, studio
293: habitación, dormitorio, recámara
294: cochera, garaje, estacionamiento, parqueadero, parqueo, garage
295: pileta, piscina, alberca
296: expensas, administración del edificio, gastos comunes, cuota de mantenimiento
297: inmobiliaria, corredora de propiedades, bienes raíces, finca raíz
298: terreno, lote, sitio de terreno
299: mudanza, trasteo, mudarme, acarreo
300: ascensor, elevador
301: dueño, propietario, arrendador
302: inquilino, arrendatario
303: patio, jardín, quintal`,
  vehicles: `
310: auto, carro, coche, automóvil, vehículo
311: camioneta, pickup doble cabina, pick up
312: moto, motocicleta, motoneta
313: bicicleta, bici, cicla, chiva de pedales
314: neumático, llanta, cubierta, goma de auto, caucho de auto
315: pinchar una goma, ponchar una llanta, pinchazo, llanta ponchada, goma pinchada, rueda pinchada
316: gomería, vulcanizadora, llantería, montallantas, vulcanización
317: nafta, gasolina, bencina, combustible
318: batería, acumulador
319: repuesto, repuestos, refacción, refacciones, autopartes
320: taller mecánico, mecánico, taller automotriz
321: patente, placas, matrícula del auto, placa del auto, chapa patente
322: licencia de conducir, pase de conducción, registro de conducir, brevete, carnet de conducir, libreta de conducir
323: frenos del auto, pastillas de freno, balatas
324: parabrisas, vidrio delantero, panorámico
325: valija, baúl del auto, cajuela, maletero, portaequipaje
326: colectivo, bondi, camión urbano, buseta, ómnibus, autobús
327: service, mantenimiento del auto, cambio de aceite, revisión del auto, afinación`,
  technology: `
340: celular, teléfono móvil, móvil, smartphone, cel, celu
341: computadora, compu, computador, ordenador, pc
342: notebook, laptop, portátil, computadora portátil
343: cargador, cable de carga, adaptador de corriente
344: auriculares, audífonos, cascos de música
345: parlante, bocina, altavoz, corneta, bafle
346: televisor, tele, televisión, tv, smart tv
347: impresora, multifuncional
348: wifi, internet inalámbrico, wi fi
349: contraseña, password, pin de acceso
350: correo electrónico, mail, email, e mail
351: página web, sitio web, web
352: mouse, ratón de computadora
353: pantalla rota, display roto, pantalla quebrada, pantalla estrellada
354: funda, carcasa, case, forro de celular
355: aplicación, app
356: pendrive, memoria usb, usb`,
  people: `
370: chico, niño, nene, pibe, chavo, chamaco
371: niña, nena, piba, chava, chamaca
372: bebé, guagua, recién nacido
373: perro, perrito, cachorro
374: gato, gatito, felino
375: mascota, mascotas, animalito
376: veterinario, veterinaria, médico veterinario
377: balanceado, concentrado, croquetas, alimento para perros, comida para perros
378: cumpleaños, cumple
379: boda, casamiento, matrimonio
380: empleo, trabajo, laburo, chamba
381: currículum, hoja de vida, cv
382: jubilado, pensionado, adulto mayor, tercera edad
383: estudiante, alumno`,
  other: `
390: whatsapp, wsp, wasap, whats, guasap, wpp
391: ubicación, dónde están, dónde queda, dónde quedan, cómo llego, dónde se encuentran, dónde están ubicados, por dónde queda
392: teléfono de contacto, número de contacto, número de teléfono, fono
393: dni, cédula, documento de identidad, ine, rut, credencial de elector, carnet de identidad
394: bolígrafo, birome, lapicera, esfero, lapicero, lápiz pasta, pluma
395: fotocopia, copia impresa, fotocopias
396: bolsa de plástico, bolsa plástica, bolsita
397: torneo, campeonato, competencia deportiva
398: cancha, campo deportivo, cancha sintética
399: pasaje, boleto de viaje, tiquete, pasajes`,
} as const
