// Made from the types of the controllers: ACTUALIZAR=1 npx jest backend/test/http-openapi.larga.spec.ts

export const OPERACIONES = {
  "AuthController_login": {
    "respuesta": {
      "$ref": "#/components/schemas/LoginResponse"
    },
    "opcionales": []
  },
  "AuthController_refresh": {
    "respuesta": {
      "$ref": "#/components/schemas/Tokens"
    },
    "opcionales": []
  },
  "AuthController_logout": {
    "respuesta": {
      "nullable": true
    },
    "opcionales": []
  },
  "AuthController_me": {
    "respuesta": {
      "$ref": "#/components/schemas/Perfil"
    },
    "opcionales": []
  },
  "RecuperacionController_forgot": {
    "respuesta": {
      "nullable": true
    },
    "opcionales": []
  },
  "RecuperacionController_check": {
    "respuesta": {
      "$ref": "#/components/schemas/CodigoValido"
    },
    "opcionales": []
  },
  "RecuperacionController_reset": {
    "respuesta": {
      "$ref": "#/components/schemas/Restablecida"
    },
    "opcionales": []
  },
  "RecuperacionController_resetConEnlace": {
    "respuesta": {
      "$ref": "#/components/schemas/Restablecida"
    },
    "opcionales": []
  },
  "RegistroController_isDisponible": {
    "respuesta": {
      "$ref": "#/components/schemas/EmailDisponible"
    },
    "opcionales": []
  },
  "RegistroController_register": {
    "respuesta": {
      "$ref": "#/components/schemas/RegistroResponse"
    },
    "opcionales": []
  },
  "RegistroController_verify": {
    "respuesta": {
      "$ref": "#/components/schemas/VerificacionResponse"
    },
    "opcionales": []
  },
  "RegistroController_resend": {
    "respuesta": {
      "nullable": true
    },
    "opcionales": []
  },
  "CartaController_get": {
    "respuesta": {
      "$ref": "#/components/schemas/Carta"
    },
    "opcionales": []
  },
  "CartaController_getCategoria": {
    "respuesta": {
      "$ref": "#/components/schemas/CategoriaConProductos"
    },
    "opcionales": []
  },
  "CartaController_getProductos": {
    "respuesta": {
      "type": "array",
      "items": {
        "$ref": "#/components/schemas/Producto"
      }
    },
    "opcionales": []
  },
  "CategoriasController_list": {
    "respuesta": {
      "type": "array",
      "items": {
        "$ref": "#/components/schemas/Categoria"
      }
    },
    "opcionales": []
  },
  "CategoriasController_listPosiciones": {
    "respuesta": {
      "type": "array",
      "items": {
        "$ref": "#/components/schemas/PosicionCategoria"
      }
    },
    "opcionales": []
  },
  "CategoriasController_create": {
    "respuesta": {
      "$ref": "#/components/schemas/Categoria"
    },
    "opcionales": []
  },
  "CategoriasController_reorder": {
    "respuesta": {
      "type": "array",
      "items": {
        "$ref": "#/components/schemas/Categoria"
      }
    },
    "opcionales": []
  },
  "CategoriasController_update": {
    "respuesta": {
      "$ref": "#/components/schemas/Categoria"
    },
    "opcionales": []
  },
  "DispositivosController_list": {
    "respuesta": {
      "type": "array",
      "items": {
        "$ref": "#/components/schemas/Dispositivo"
      }
    },
    "opcionales": []
  },
  "DispositivosController_createCodigo": {
    "respuesta": {
      "$ref": "#/components/schemas/CodigoDispositivo"
    },
    "opcionales": []
  },
  "DispositivosController_emparejar": {
    "respuesta": {
      "$ref": "#/components/schemas/EmparejarResponse"
    },
    "opcionales": []
  },
  "DispositivosController_ask": {
    "respuesta": {
      "$ref": "#/components/schemas/ReadmisionResponse"
    },
    "opcionales": []
  },
  "DispositivosController_admit": {
    "respuesta": {
      "nullable": true
    },
    "opcionales": []
  },
  "DispositivosController_removeAll": {
    "respuesta": {
      "nullable": true
    },
    "opcionales": []
  },
  "DispositivosController_remove": {
    "respuesta": {
      "nullable": true
    },
    "opcionales": []
  },
  "FallosController_note": {
    "respuesta": {
      "nullable": true
    },
    "opcionales": []
  },
  "ImagenesController_get": {
    "respuesta": {
      "nullable": true
    },
    "opcionales": []
  },
  "LlamadasController_createLlamada": {
    "respuesta": {
      "$ref": "#/components/schemas/CrearLlamadaResponse"
    },
    "opcionales": []
  },
  "LlamadasController_findSeguidas": {
    "respuesta": {
      "type": "array",
      "items": {
        "$ref": "#/components/schemas/Llamada"
      }
    },
    "opcionales": []
  },
  "LlamadasController_findAbiertas": {
    "respuesta": {
      "type": "array",
      "items": {
        "$ref": "#/components/schemas/Llamada"
      }
    },
    "opcionales": []
  },
  "LlamadasController_changeLlamada": {
    "respuesta": {
      "$ref": "#/components/schemas/Llamada"
    },
    "opcionales": []
  },
  "OpcionesController_list": {
    "respuesta": {
      "type": "array",
      "items": {
        "$ref": "#/components/schemas/Opcion"
      }
    },
    "opcionales": []
  },
  "OpcionesController_create": {
    "respuesta": {
      "$ref": "#/components/schemas/Opcion"
    },
    "opcionales": []
  },
  "OpcionesController_update": {
    "respuesta": {
      "$ref": "#/components/schemas/Opcion"
    },
    "opcionales": []
  },
  "OpcionesController_setDisponibilidad": {
    "respuesta": {
      "$ref": "#/components/schemas/Opcion"
    },
    "opcionales": []
  },
  "CierreController_findCierre": {
    "respuesta": {
      "$ref": "#/components/schemas/CierreDelDia"
    },
    "opcionales": [
      "dia"
    ]
  },
  "EstadisticasController_findRango": {
    "respuesta": {
      "$ref": "#/components/schemas/EstadisticasRango"
    },
    "opcionales": [
      "desde",
      "hasta"
    ]
  },
  "PedidosController_createPedido": {
    "respuesta": {
      "$ref": "#/components/schemas/CrearPedidoResponse"
    },
    "opcionales": []
  },
  "PedidosController_tomarPedido": {
    "respuesta": {
      "$ref": "#/components/schemas/CrearPedidoResponse"
    },
    "opcionales": []
  },
  "PedidosController_findSeguidos": {
    "respuesta": {
      "type": "array",
      "items": {
        "$ref": "#/components/schemas/PedidoSeguido"
      }
    },
    "opcionales": []
  },
  "RechazosController_find": {
    "respuesta": {
      "$ref": "#/components/schemas/PedidosRechazados"
    },
    "opcionales": []
  },
  "CobrosController_charge": {
    "respuesta": {
      "$ref": "#/components/schemas/MesasCobradas"
    },
    "opcionales": []
  },
  "CobrosController_annul": {
    "respuesta": {
      "$ref": "#/components/schemas/Grupo"
    },
    "opcionales": []
  },
  "PartidasController_moveMesa": {
    "respuesta": {
      "$ref": "#/components/schemas/Grupo"
    },
    "opcionales": []
  },
  "PartidasController_joinMesas": {
    "respuesta": {
      "$ref": "#/components/schemas/Grupo"
    },
    "opcionales": []
  },
  "PartidasController_payMesas": {
    "respuesta": {
      "$ref": "#/components/schemas/MesasPagadas"
    },
    "opcionales": []
  },
  "PartidasController_acknowledgeMudanza": {
    "respuesta": {
      "$ref": "#/components/schemas/Grupo"
    },
    "opcionales": []
  },
  "SalaController_findRecientes": {
    "respuesta": {
      "type": "array",
      "items": {
        "$ref": "#/components/schemas/MovimientoReciente"
      }
    },
    "opcionales": [
      "limite"
    ]
  },
  "SalaController_markVisto": {
    "respuesta": {
      "$ref": "#/components/schemas/Grupo"
    },
    "opcionales": []
  },
  "SalaController_carryTicket": {
    "respuesta": {
      "$ref": "#/components/schemas/Grupo"
    },
    "opcionales": []
  },
  "SalaController_cancelLinea": {
    "respuesta": {
      "$ref": "#/components/schemas/Grupo"
    },
    "opcionales": []
  },
  "SalaController_acknowledgeLinea": {
    "respuesta": {
      "$ref": "#/components/schemas/Grupo"
    },
    "opcionales": [
      "quedan"
    ]
  },
  "TableroController_findActivos": {
    "respuesta": {
      "type": "array",
      "items": {
        "$ref": "#/components/schemas/Grupo"
      }
    },
    "opcionales": []
  },
  "TableroController_findEntregados": {
    "respuesta": {
      "type": "array",
      "items": {
        "$ref": "#/components/schemas/Grupo"
      }
    },
    "opcionales": []
  },
  "TableroController_findPagados": {
    "respuesta": {
      "type": "array",
      "items": {
        "$ref": "#/components/schemas/Grupo"
      }
    },
    "opcionales": [
      "antes",
      "limite"
    ]
  },
  "TableroController_findStats": {
    "respuesta": {
      "$ref": "#/components/schemas/EstadisticasHoy"
    },
    "opcionales": []
  },
  "TableroController_findMesa": {
    "respuesta": {
      "allOf": [
        {
          "$ref": "#/components/schemas/Grupo"
        }
      ],
      "nullable": true
    },
    "opcionales": []
  },
  "TableroController_moveEstado": {
    "respuesta": {
      "$ref": "#/components/schemas/Grupo"
    },
    "opcionales": []
  },
  "TableroController_closeMesa": {
    "respuesta": {
      "$ref": "#/components/schemas/Grupo"
    },
    "opcionales": []
  },
  "TableroController_moveLinea": {
    "respuesta": {
      "$ref": "#/components/schemas/Grupo"
    },
    "opcionales": []
  },
  "TableroController_archivePagados": {
    "respuesta": {
      "$ref": "#/components/schemas/PagadosEliminados"
    },
    "opcionales": [
      "hasta"
    ]
  },
  "MesaValidaController_validarMesa": {
    "respuesta": {
      "$ref": "#/components/schemas/MesaValida"
    },
    "opcionales": []
  },
  "BorradoCategoriaController_remove": {
    "respuesta": {
      "$ref": "#/components/schemas/CategoriaEliminada"
    },
    "opcionales": []
  },
  "BorradoOpcionController_remove": {
    "respuesta": {
      "$ref": "#/components/schemas/OpcionEliminada"
    },
    "opcionales": []
  },
  "PreciosZonaController_change": {
    "respuesta": {
      "$ref": "#/components/schemas/PreciosCambiados"
    },
    "opcionales": []
  },
  "ProductosController_list": {
    "respuesta": {
      "type": "array",
      "items": {
        "$ref": "#/components/schemas/Producto"
      }
    },
    "opcionales": []
  },
  "ProductosController_listByCategoria": {
    "respuesta": {
      "type": "array",
      "items": {
        "$ref": "#/components/schemas/Producto"
      }
    },
    "opcionales": []
  },
  "ProductosController_create": {
    "respuesta": {
      "$ref": "#/components/schemas/Producto"
    },
    "opcionales": []
  },
  "ProductosController_update": {
    "respuesta": {
      "$ref": "#/components/schemas/Producto"
    },
    "opcionales": []
  },
  "ProductosController_setDisponibilidad": {
    "respuesta": {
      "$ref": "#/components/schemas/Producto"
    },
    "opcionales": []
  },
  "ProductosController_remove": {
    "respuesta": {
      "nullable": true
    },
    "opcionales": []
  },
  "HorarioController_change": {
    "respuesta": {
      "$ref": "#/components/schemas/Horario"
    },
    "opcionales": []
  },
  "LegalController_change": {
    "respuesta": {
      "$ref": "#/components/schemas/DatosLegales"
    },
    "opcionales": []
  },
  "MesasController_listMesas": {
    "respuesta": {
      "type": "array",
      "items": {
        "$ref": "#/components/schemas/MesaConEnlace"
      }
    },
    "opcionales": []
  },
  "MesasController_renovar": {
    "respuesta": {
      "$ref": "#/components/schemas/CodigosRenovados"
    },
    "opcionales": []
  },
  "RestaurantesController_getPorSlug": {
    "respuesta": {
      "$ref": "#/components/schemas/RestaurantePublico"
    },
    "opcionales": []
  },
  "RestaurantesController_get": {
    "respuesta": {
      "$ref": "#/components/schemas/RestaurantePublico"
    },
    "opcionales": []
  },
  "RestaurantesController_update": {
    "respuesta": {
      "$ref": "#/components/schemas/Restaurante"
    },
    "opcionales": []
  },
  "ServicioController_get": {
    "respuesta": {
      "$ref": "#/components/schemas/Servicio"
    },
    "opcionales": []
  },
  "ServicioController_change": {
    "respuesta": {
      "$ref": "#/components/schemas/Servicio"
    },
    "opcionales": []
  },
  "ZonasController_change": {
    "respuesta": {
      "type": "array",
      "items": {
        "$ref": "#/components/schemas/Zona"
      }
    },
    "opcionales": []
  },
  "MetricasController_get": {
    "respuesta": {
      "nullable": true
    },
    "opcionales": []
  },
  "SaludController_viva": {
    "respuesta": {
      "type": "object",
      "properties": {
        "viva": {
          "type": "boolean"
        }
      },
      "required": [
        "viva"
      ]
    },
    "opcionales": []
  },
  "SaludController_lista": {
    "respuesta": {
      "type": "object",
      "properties": {
        "lista": {
          "type": "boolean"
        }
      },
      "required": [
        "lista"
      ]
    },
    "opcionales": []
  }
};

export const ESQUEMAS = {
  "AnulacionDelDia": {
    "type": "object",
    "properties": {
      "mesa": {
        "type": "number"
      },
      "importe": {
        "type": "number"
      },
      "forma": {
        "type": "string",
        "enum": [
          "efectivo",
          "otro",
          "tarjeta"
        ]
      },
      "motivo": {
        "type": "string"
      },
      "por": {
        "type": "string"
      },
      "en": {
        "type": "string"
      }
    },
    "required": [
      "mesa",
      "importe",
      "forma",
      "motivo",
      "por",
      "en"
    ]
  },
  "CambioHuso": {
    "type": "object",
    "properties": {
      "desde": {
        "type": "string"
      },
      "huso": {
        "type": "string",
        "enum": [
          "Atlantic/Canary",
          "Europe/Madrid"
        ]
      }
    },
    "required": [
      "desde",
      "huso"
    ]
  },
  "CancelacionDelDia": {
    "type": "object",
    "properties": {
      "mesa": {
        "type": "number"
      },
      "nombre": {
        "type": "string"
      },
      "formato": {
        "type": "string"
      },
      "cantidad": {
        "type": "number"
      },
      "importe": {
        "type": "number"
      },
      "motivo": {
        "type": "string"
      },
      "por": {
        "type": "string"
      },
      "en": {
        "type": "string"
      }
    },
    "required": [
      "mesa",
      "nombre",
      "cantidad",
      "importe",
      "motivo",
      "por",
      "en"
    ]
  },
  "Carta": {
    "type": "object",
    "properties": {
      "restaurante": {
        "$ref": "#/components/schemas/RestaurantePublico"
      },
      "categorias": {
        "type": "array",
        "items": {
          "$ref": "#/components/schemas/CategoriaConProductos"
        }
      },
      "sinCategoria": {
        "type": "array",
        "items": {
          "$ref": "#/components/schemas/Producto"
        }
      },
      "opciones": {
        "type": "array",
        "items": {
          "$ref": "#/components/schemas/Opcion"
        }
      },
      "version": {
        "type": "string"
      }
    },
    "required": [
      "restaurante",
      "categorias",
      "sinCategoria",
      "version"
    ]
  },
  "Categoria": {
    "type": "object",
    "properties": {
      "_id": {
        "type": "string"
      },
      "nombre": {
        "type": "string"
      },
      "posicion": {
        "type": "number"
      },
      "tipo": {
        "type": "string",
        "enum": [
          "bebida",
          "comida"
        ]
      },
      "horas": {
        "type": "array",
        "items": {
          "$ref": "#/components/schemas/Tramo"
        }
      }
    },
    "required": [
      "_id",
      "nombre",
      "posicion",
      "tipo"
    ]
  },
  "CategoriaConProductos": {
    "type": "object",
    "properties": {
      "productos": {
        "type": "array",
        "items": {
          "$ref": "#/components/schemas/Producto"
        }
      },
      "_id": {
        "type": "string"
      },
      "nombre": {
        "type": "string"
      },
      "posicion": {
        "type": "number"
      },
      "tipo": {
        "type": "string",
        "enum": [
          "bebida",
          "comida"
        ]
      },
      "horas": {
        "type": "array",
        "items": {
          "$ref": "#/components/schemas/Tramo"
        }
      }
    },
    "required": [
      "productos",
      "_id",
      "nombre",
      "posicion",
      "tipo"
    ]
  },
  "CategoriaEliminada": {
    "type": "object",
    "properties": {
      "productosEliminados": {
        "type": "number"
      }
    },
    "required": [
      "productosEliminados"
    ]
  },
  "CerradaDelDia": {
    "type": "object",
    "properties": {
      "mesa": {
        "type": "number"
      },
      "importe": {
        "type": "number"
      },
      "motivo": {
        "type": "string"
      },
      "por": {
        "type": "string"
      },
      "en": {
        "type": "string"
      }
    },
    "required": [
      "mesa",
      "importe",
      "motivo",
      "por",
      "en"
    ]
  },
  "CierreDelDia": {
    "type": "object",
    "properties": {
      "dia": {
        "type": "string"
      },
      "recaudado": {
        "type": "number"
      },
      "porForma": {
        "type": "object",
        "properties": {
          "tarjeta": {
            "type": "number"
          },
          "efectivo": {
            "type": "number"
          },
          "otro": {
            "type": "number"
          },
          "sin_indicar": {
            "type": "number"
          }
        },
        "required": [
          "tarjeta",
          "efectivo",
          "otro",
          "sin_indicar"
        ]
      },
      "mesasPagadas": {
        "type": "number"
      },
      "abiertas": {
        "type": "array",
        "items": {
          "type": "object",
          "properties": {
            "mesa": {
              "type": "number"
            },
            "total": {
              "type": "number"
            },
            "cobrado": {
              "type": "number"
            },
            "pendiente": {
              "type": "number"
            }
          },
          "required": [
            "mesa",
            "total",
            "cobrado",
            "pendiente"
          ]
        }
      },
      "cancelaciones": {
        "type": "array",
        "items": {
          "$ref": "#/components/schemas/CancelacionDelDia"
        }
      },
      "anulaciones": {
        "type": "array",
        "items": {
          "$ref": "#/components/schemas/AnulacionDelDia"
        }
      },
      "cerradas": {
        "type": "array",
        "items": {
          "$ref": "#/components/schemas/CerradaDelDia"
        }
      }
    },
    "required": [
      "dia",
      "recaudado",
      "porForma",
      "mesasPagadas",
      "abiertas",
      "cancelaciones",
      "anulaciones",
      "cerradas"
    ]
  },
  "CobroMesa": {
    "type": "object",
    "properties": {
      "_id": {
        "type": "string"
      },
      "importe": {
        "type": "number"
      },
      "forma": {
        "type": "string",
        "enum": [
          "efectivo",
          "otro",
          "tarjeta"
        ]
      },
      "lineas": {
        "type": "array",
        "items": {
          "$ref": "#/components/schemas/UnidadesDeLinea"
        }
      },
      "anulado": {
        "$ref": "#/components/schemas/QuienMotivo"
      },
      "por": {
        "type": "string"
      },
      "en": {
        "type": "string"
      }
    },
    "required": [
      "_id",
      "importe",
      "forma",
      "por",
      "en"
    ]
  },
  "CodigoDispositivo": {
    "type": "object",
    "properties": {
      "codigo": {
        "type": "string"
      },
      "enlace": {
        "type": "string"
      },
      "caducaEn": {
        "type": "string"
      }
    },
    "required": [
      "codigo",
      "enlace",
      "caducaEn"
    ]
  },
  "CodigoValido": {
    "type": "object",
    "properties": {
      "valido": {
        "type": "boolean"
      }
    },
    "required": [
      "valido"
    ]
  },
  "CodigosRenovados": {
    "type": "object",
    "properties": {
      "mesas": {
        "type": "array",
        "items": {
          "$ref": "#/components/schemas/MesaConEnlace"
        }
      }
    },
    "required": [
      "mesas"
    ]
  },
  "CrearLlamadaResponse": {
    "type": "object",
    "properties": {
      "seguimiento": {
        "type": "string"
      },
      "_id": {
        "type": "string"
      },
      "rev": {
        "type": "number"
      },
      "mesa": {
        "type": "number"
      },
      "grupoMesa": {
        "type": "string"
      },
      "tipo": {
        "type": "string",
        "enum": [
          "camarero",
          "cuenta"
        ]
      },
      "pago": {
        "type": "string",
        "enum": [
          "efectivo",
          "tarjeta"
        ]
      },
      "reparto": {
        "$ref": "#/components/schemas/Reparto"
      },
      "creadoEn": {
        "type": "string"
      },
      "estado": {
        "type": "string",
        "enum": [
          "atendido",
          "en_camino",
          "pendiente"
        ]
      },
      "por": {
        "type": "string"
      },
      "atendidoEn": {
        "type": "string"
      },
      "sinVerificar": {
        "type": "boolean"
      }
    },
    "required": [
      "seguimiento",
      "_id",
      "rev",
      "mesa",
      "tipo",
      "creadoEn",
      "estado"
    ]
  },
  "CrearPedidoResponse": {
    "type": "object",
    "properties": {
      "totalPedidos": {
        "type": "number"
      },
      "pedidos": {
        "type": "array",
        "items": {
          "$ref": "#/components/schemas/Ticket"
        }
      },
      "grupoMesa": {
        "type": "string"
      },
      "seguimiento": {
        "type": "string"
      }
    },
    "required": [
      "totalPedidos",
      "pedidos",
      "grupoMesa",
      "seguimiento"
    ]
  },
  "DatosLegales": {
    "type": "object",
    "properties": {
      "titular": {
        "type": "string"
      },
      "nif": {
        "type": "string"
      },
      "domicilio": {
        "type": "string"
      },
      "email": {
        "type": "string"
      },
      "telefono": {
        "type": "string"
      }
    },
    "required": [
      "titular",
      "nif",
      "domicilio",
      "email",
      "telefono"
    ]
  },
  "Demora": {
    "type": "object",
    "properties": {
      "desde": {
        "type": "number"
      },
      "hasta": {
        "type": "number"
      }
    },
    "required": [
      "desde",
      "hasta"
    ]
  },
  "Dispositivo": {
    "type": "object",
    "properties": {
      "_id": {
        "type": "string"
      },
      "nombre": {
        "type": "string"
      },
      "puesto": {
        "type": "string",
        "enum": [
          "barra",
          "camarero",
          "cocina"
        ]
      },
      "conectado": {
        "type": "boolean"
      },
      "vistoEn": {
        "type": "string"
      },
      "fuera": {
        "$ref": "#/components/schemas/DispositivoFuera"
      }
    },
    "required": [
      "_id",
      "nombre",
      "puesto",
      "conectado",
      "vistoEn"
    ]
  },
  "DispositivoFuera": {
    "type": "object",
    "properties": {
      "desde": {
        "type": "string"
      },
      "solicitudes": {
        "type": "array",
        "items": {
          "type": "string"
        }
      }
    },
    "required": [
      "desde",
      "solicitudes"
    ]
  },
  "DispositivoPropio": {
    "type": "object",
    "properties": {
      "_id": {
        "type": "string"
      },
      "nombre": {
        "type": "string"
      },
      "puesto": {
        "type": "string",
        "enum": [
          "barra",
          "camarero",
          "cocina"
        ]
      }
    },
    "required": [
      "_id",
      "nombre",
      "puesto"
    ]
  },
  "EmailDisponible": {
    "type": "object",
    "properties": {
      "disponible": {
        "type": "boolean"
      }
    },
    "required": [
      "disponible"
    ]
  },
  "EmparejarResponse": {
    "type": "object",
    "properties": {
      "dispositivo": {
        "$ref": "#/components/schemas/DispositivoPropio"
      },
      "restaurante": {
        "$ref": "#/components/schemas/Restaurante"
      },
      "accessToken": {
        "type": "string"
      },
      "refreshToken": {
        "type": "string"
      }
    },
    "required": [
      "dispositivo",
      "restaurante",
      "accessToken",
      "refreshToken"
    ]
  },
  "EstadisticasHoy": {
    "type": "object",
    "properties": {
      "porEstado": {
        "type": "object",
        "properties": {
          "pendiente": {
            "type": "number"
          },
          "en_preparacion": {
            "type": "number"
          },
          "listo": {
            "type": "number"
          },
          "entregado": {
            "type": "number"
          },
          "pagado": {
            "type": "number"
          }
        },
        "required": [
          "pendiente",
          "en_preparacion",
          "listo",
          "entregado",
          "pagado"
        ]
      },
      "recaudado": {
        "type": "number"
      },
      "porForma": {
        "type": "object",
        "properties": {
          "tarjeta": {
            "type": "number"
          },
          "efectivo": {
            "type": "number"
          },
          "otro": {
            "type": "number"
          },
          "sin_indicar": {
            "type": "number"
          }
        },
        "required": [
          "tarjeta",
          "efectivo",
          "otro",
          "sin_indicar"
        ]
      },
      "pendienteDeCobro": {
        "type": "number"
      },
      "minutosAListo": {
        "type": "object",
        "properties": {
          "mediana": {
            "type": "number",
            "nullable": true
          },
          "p90": {
            "type": "number",
            "nullable": true
          },
          "muestras": {
            "type": "number"
          }
        },
        "required": [
          "mediana",
          "p90",
          "muestras"
        ]
      },
      "topProductos": {
        "type": "array",
        "items": {
          "type": "object",
          "properties": {
            "nombre": {
              "type": "string"
            },
            "formato": {
              "type": "string"
            },
            "unidades": {
              "type": "number"
            },
            "total": {
              "type": "number"
            }
          },
          "required": [
            "nombre",
            "unidades",
            "total"
          ]
        }
      }
    },
    "required": [
      "porEstado",
      "recaudado",
      "porForma",
      "pendienteDeCobro",
      "minutosAListo",
      "topProductos"
    ]
  },
  "EstadisticasRango": {
    "type": "object",
    "properties": {
      "desde": {
        "type": "string"
      },
      "hasta": {
        "type": "string"
      },
      "pedidos": {
        "type": "number"
      },
      "recaudado": {
        "type": "number"
      },
      "porForma": {
        "type": "object",
        "properties": {
          "tarjeta": {
            "type": "number"
          },
          "efectivo": {
            "type": "number"
          },
          "otro": {
            "type": "number"
          },
          "sin_indicar": {
            "type": "number"
          }
        },
        "required": [
          "tarjeta",
          "efectivo",
          "otro",
          "sin_indicar"
        ]
      },
      "pendienteDeCobro": {
        "type": "number"
      },
      "minutosAListo": {
        "type": "object",
        "properties": {
          "mediana": {
            "type": "number",
            "nullable": true
          },
          "p90": {
            "type": "number",
            "nullable": true
          },
          "muestras": {
            "type": "number"
          }
        },
        "required": [
          "mediana",
          "p90",
          "muestras"
        ]
      },
      "minutosAEntregado": {
        "type": "object",
        "properties": {
          "mediana": {
            "type": "number",
            "nullable": true
          },
          "p90": {
            "type": "number",
            "nullable": true
          },
          "muestras": {
            "type": "number"
          }
        },
        "required": [
          "mediana",
          "p90",
          "muestras"
        ]
      },
      "cancelado": {
        "type": "object",
        "properties": {
          "unidades": {
            "type": "number"
          },
          "total": {
            "type": "number"
          }
        },
        "required": [
          "unidades",
          "total"
        ]
      },
      "porDia": {
        "type": "array",
        "items": {
          "$ref": "#/components/schemas/VentasDelDia"
        }
      },
      "porHora": {
        "type": "array",
        "items": {
          "$ref": "#/components/schemas/VentasDeLaHora"
        }
      },
      "topProductos": {
        "type": "array",
        "items": {
          "type": "object",
          "properties": {
            "nombre": {
              "type": "string"
            },
            "formato": {
              "type": "string"
            },
            "unidades": {
              "type": "number"
            },
            "total": {
              "type": "number"
            }
          },
          "required": [
            "nombre",
            "unidades",
            "total"
          ]
        }
      }
    },
    "required": [
      "desde",
      "hasta",
      "pedidos",
      "recaudado",
      "porForma",
      "pendienteDeCobro",
      "minutosAListo",
      "minutosAEntregado",
      "cancelado",
      "porDia",
      "porHora",
      "topProductos"
    ]
  },
  "Formato": {
    "type": "object",
    "properties": {
      "_id": {
        "type": "string"
      },
      "nombre": {
        "type": "string"
      },
      "precio": {
        "type": "number"
      },
      "precios": {
        "type": "object",
        "properties": {},
        "additionalProperties": {
          "type": "number"
        }
      },
      "disponible": {
        "type": "boolean"
      },
      "agotadoHasta": {
        "type": "string"
      },
      "alergenos": {
        "type": "array",
        "items": {
          "type": "string",
          "enum": [
            "altramuces",
            "apio",
            "cacahuetes",
            "crustaceos",
            "frutos_de_cascara",
            "gluten",
            "huevos",
            "lacteos",
            "moluscos",
            "mostaza",
            "pescado",
            "sesamo",
            "soja",
            "sulfitos"
          ]
        }
      }
    },
    "required": [
      "_id",
      "nombre",
      "precio",
      "disponible"
    ]
  },
  "Grupo": {
    "type": "object",
    "properties": {
      "grupoMesa": {
        "type": "string"
      },
      "rev": {
        "type": "number"
      },
      "mesa": {
        "type": "object",
        "properties": {
          "numero": {
            "type": "number"
          }
        },
        "required": [
          "numero"
        ]
      },
      "estadoGrupo": {
        "type": "string",
        "enum": [
          "en_preparacion",
          "entregado",
          "listo",
          "pagado",
          "pendiente",
          "vacia"
        ]
      },
      "pedidos": {
        "type": "array",
        "items": {
          "$ref": "#/components/schemas/Ticket"
        }
      },
      "primerPedido": {
        "type": "string"
      },
      "ultimoPedido": {
        "type": "string"
      },
      "totalGrupo": {
        "type": "number"
      },
      "pendiente": {
        "type": "number"
      },
      "cobros": {
        "type": "array",
        "items": {
          "$ref": "#/components/schemas/CobroMesa"
        }
      },
      "sinIndicar": {
        "type": "number"
      },
      "mudanzas": {
        "type": "array",
        "items": {
          "$ref": "#/components/schemas/MudanzaMesa"
        }
      },
      "mesasJuntas": {
        "type": "array",
        "items": {
          "type": "number"
        }
      },
      "actualizadoEn": {
        "type": "string"
      },
      "pagadoEn": {
        "type": "string"
      },
      "motivoCierre": {
        "type": "string"
      }
    },
    "required": [
      "grupoMesa",
      "rev",
      "mesa",
      "estadoGrupo",
      "pedidos",
      "primerPedido",
      "ultimoPedido",
      "totalGrupo",
      "pendiente",
      "actualizadoEn"
    ]
  },
  "Horario": {
    "type": "object",
    "properties": {
      "cocina": {
        "type": "array",
        "items": {
          "$ref": "#/components/schemas/Tramo"
        }
      },
      "barra": {
        "type": "array",
        "items": {
          "$ref": "#/components/schemas/Tramo"
        }
      },
      "cerrados": {
        "type": "array",
        "items": {
          "type": "string"
        }
      }
    },
    "required": [
      "cerrados"
    ]
  },
  "Linea": {
    "type": "object",
    "properties": {
      "_id": {
        "type": "string"
      },
      "productoId": {
        "type": "string"
      },
      "nombre": {
        "type": "string"
      },
      "cantidad": {
        "type": "number"
      },
      "precio": {
        "type": "number"
      },
      "estado": {
        "type": "string",
        "enum": [
          "en_preparacion",
          "entregado",
          "listo",
          "pendiente"
        ]
      },
      "notas": {
        "type": "string"
      },
      "formato": {
        "type": "string"
      },
      "opciones": {
        "type": "array",
        "items": {
          "type": "object",
          "properties": {
            "nombre": {
              "type": "string"
            },
            "valor": {
              "type": "string"
            },
            "suplemento": {
              "type": "number"
            }
          },
          "required": [
            "nombre",
            "valor",
            "suplemento"
          ]
        }
      },
      "alergenos": {
        "type": "array",
        "items": {
          "type": "string",
          "enum": [
            "altramuces",
            "apio",
            "cacahuetes",
            "crustaceos",
            "frutos_de_cascara",
            "gluten",
            "huevos",
            "lacteos",
            "moluscos",
            "mostaza",
            "pescado",
            "sesamo",
            "soja",
            "sulfitos"
          ]
        }
      },
      "enPreparacionEn": {
        "type": "string"
      },
      "listoEn": {
        "type": "string"
      },
      "entregadoEn": {
        "type": "string"
      },
      "cancelada": {
        "type": "object",
        "properties": {
          "motivo": {
            "type": "string"
          },
          "en": {
            "type": "string"
          },
          "por": {
            "type": "string"
          }
        },
        "required": [
          "motivo",
          "en",
          "por"
        ]
      },
      "enterado": {
        "$ref": "#/components/schemas/Quien"
      },
      "retiradas": {
        "type": "array",
        "items": {
          "$ref": "#/components/schemas/RetiradaLinea"
        }
      }
    },
    "required": [
      "_id",
      "productoId",
      "nombre",
      "cantidad",
      "precio",
      "estado"
    ]
  },
  "Llamada": {
    "type": "object",
    "properties": {
      "_id": {
        "type": "string"
      },
      "rev": {
        "type": "number"
      },
      "mesa": {
        "type": "number"
      },
      "grupoMesa": {
        "type": "string"
      },
      "tipo": {
        "type": "string",
        "enum": [
          "camarero",
          "cuenta"
        ]
      },
      "pago": {
        "type": "string",
        "enum": [
          "efectivo",
          "tarjeta"
        ]
      },
      "reparto": {
        "$ref": "#/components/schemas/Reparto"
      },
      "creadoEn": {
        "type": "string"
      },
      "estado": {
        "type": "string",
        "enum": [
          "atendido",
          "en_camino",
          "pendiente"
        ]
      },
      "por": {
        "type": "string"
      },
      "atendidoEn": {
        "type": "string"
      },
      "sinVerificar": {
        "type": "boolean"
      }
    },
    "required": [
      "_id",
      "rev",
      "mesa",
      "tipo",
      "creadoEn",
      "estado"
    ]
  },
  "LoginResponse": {
    "type": "object",
    "properties": {
      "restaurante": {
        "$ref": "#/components/schemas/Restaurante"
      },
      "accessToken": {
        "type": "string"
      },
      "refreshToken": {
        "type": "string"
      }
    },
    "required": [
      "restaurante",
      "accessToken",
      "refreshToken"
    ]
  },
  "MesaConEnlace": {
    "type": "object",
    "properties": {
      "numero": {
        "type": "number"
      },
      "enlace": {
        "type": "string"
      }
    },
    "required": [
      "numero",
      "enlace"
    ]
  },
  "MesaValida": {
    "type": "object",
    "properties": {
      "valida": {
        "type": "boolean"
      },
      "mesa": {
        "type": "object",
        "properties": {
          "numero": {
            "type": "number"
          }
        },
        "required": [
          "numero"
        ]
      },
      "restaurante": {
        "$ref": "#/components/schemas/RestaurantePublico"
      }
    },
    "required": [
      "valida",
      "mesa",
      "restaurante"
    ]
  },
  "MesasCobradas": {
    "type": "object",
    "properties": {
      "grupos": {
        "type": "array",
        "items": {
          "$ref": "#/components/schemas/Grupo"
        }
      }
    },
    "required": [
      "grupos"
    ]
  },
  "MesasPagadas": {
    "type": "object",
    "properties": {
      "grupos": {
        "type": "array",
        "items": {
          "$ref": "#/components/schemas/Grupo"
        }
      }
    },
    "required": [
      "grupos"
    ]
  },
  "MovimientoReciente": {
    "type": "object",
    "properties": {
      "pedido": {
        "type": "string"
      },
      "linea": {
        "type": "string"
      },
      "de": {
        "type": "string",
        "enum": [
          "cancelada",
          "en_preparacion",
          "entregado",
          "listo",
          "pagado",
          "pendiente",
          "vacia"
        ]
      },
      "a": {
        "type": "string",
        "enum": [
          "cancelada",
          "en_preparacion",
          "entregado",
          "listo",
          "pagado",
          "pendiente",
          "vacia"
        ]
      },
      "motivo": {
        "type": "string"
      },
      "en": {
        "type": "string"
      },
      "por": {
        "type": "string"
      },
      "mesa": {
        "type": "number"
      },
      "numero": {
        "type": "number"
      },
      "tipoPedido": {
        "type": "string",
        "enum": [
          "bebida",
          "comida"
        ]
      },
      "productos": {
        "type": "array",
        "items": {
          "type": "object",
          "properties": {
            "nombre": {
              "type": "string"
            },
            "cantidad": {
              "type": "number"
            },
            "formato": {
              "type": "string"
            }
          },
          "required": [
            "nombre",
            "cantidad"
          ]
        }
      }
    },
    "required": [
      "pedido",
      "de",
      "a",
      "en",
      "por",
      "mesa",
      "numero",
      "tipoPedido",
      "productos"
    ]
  },
  "MudanzaMesa": {
    "type": "object",
    "properties": {
      "de": {
        "type": "number"
      },
      "a": {
        "type": "number"
      },
      "por": {
        "type": "string"
      },
      "en": {
        "type": "string"
      }
    },
    "required": [
      "de",
      "a",
      "por",
      "en"
    ]
  },
  "Opcion": {
    "type": "object",
    "properties": {
      "_id": {
        "type": "string"
      },
      "nombre": {
        "type": "string"
      },
      "min": {
        "type": "number"
      },
      "max": {
        "type": "number"
      },
      "valores": {
        "type": "array",
        "items": {
          "$ref": "#/components/schemas/ValorOpcion"
        }
      }
    },
    "required": [
      "_id",
      "nombre",
      "min",
      "max",
      "valores"
    ]
  },
  "OpcionEliminada": {
    "type": "object",
    "properties": {
      "productos": {
        "type": "number"
      }
    },
    "required": [
      "productos"
    ]
  },
  "PagadosEliminados": {
    "type": "object",
    "properties": {
      "pedidosEliminados": {
        "type": "number"
      }
    },
    "required": [
      "pedidosEliminados"
    ]
  },
  "PedidoSeguido": {
    "type": "object",
    "properties": {
      "grupoMesa": {
        "type": "string"
      },
      "rev": {
        "type": "number"
      },
      "pagado": {
        "type": "boolean"
      },
      "mesa": {
        "type": "object",
        "properties": {
          "numero": {
            "type": "number"
          },
          "t": {
            "type": "string"
          }
        },
        "required": [
          "numero"
        ]
      },
      "pedidos": {
        "type": "array",
        "items": {
          "$ref": "#/components/schemas/Ticket"
        }
      },
      "otros": {
        "type": "array",
        "items": {
          "$ref": "#/components/schemas/Ticket"
        }
      },
      "demora": {
        "type": "object",
        "properties": {
          "comida": {
            "$ref": "#/components/schemas/Demora"
          },
          "bebida": {
            "$ref": "#/components/schemas/Demora"
          }
        }
      }
    },
    "required": [
      "grupoMesa",
      "rev",
      "pagado",
      "mesa",
      "pedidos",
      "demora"
    ]
  },
  "PedidosRechazados": {
    "type": "object",
    "properties": {
      "dia": {
        "type": "string"
      },
      "sinCodigo": {
        "type": "number"
      }
    },
    "required": [
      "dia",
      "sinCodigo"
    ]
  },
  "Perfil": {
    "type": "object",
    "properties": {
      "dispositivo": {
        "$ref": "#/components/schemas/DispositivoPropio"
      },
      "email": {
        "type": "string"
      },
      "emailVerificado": {
        "type": "boolean"
      },
      "sinPantallaBarra": {
        "type": "boolean"
      },
      "sesionCopiadaEn": {
        "type": "string"
      },
      "_id": {
        "type": "string"
      },
      "nombre": {
        "type": "string"
      },
      "slug": {
        "type": "string"
      },
      "tipoUsuario": {
        "type": "string",
        "enum": [
          "admin",
          "camarero",
          "normal",
          "premium"
        ]
      },
      "ubicacion": {
        "type": "string"
      },
      "telefono": {
        "type": "string"
      },
      "numeroMesas": {
        "type": "number"
      },
      "pausado": {
        "type": "boolean"
      },
      "legal": {
        "$ref": "#/components/schemas/DatosLegales"
      },
      "horario": {
        "$ref": "#/components/schemas/Horario"
      },
      "husos": {
        "type": "array",
        "items": {
          "$ref": "#/components/schemas/CambioHuso"
        }
      },
      "zonas": {
        "type": "array",
        "items": {
          "$ref": "#/components/schemas/Zona"
        }
      }
    },
    "required": [
      "emailVerificado",
      "sinPantallaBarra",
      "_id",
      "nombre",
      "slug",
      "tipoUsuario",
      "ubicacion",
      "telefono",
      "numeroMesas",
      "pausado"
    ]
  },
  "PosicionCategoria": {
    "type": "object",
    "properties": {
      "_id": {
        "type": "string"
      },
      "nombre": {
        "type": "string"
      },
      "guardada": {
        "type": "number",
        "nullable": true
      },
      "posicion": {
        "type": "number"
      }
    },
    "required": [
      "_id",
      "nombre",
      "guardada",
      "posicion"
    ]
  },
  "PrecioDeZona": {
    "type": "object",
    "properties": {
      "producto": {
        "type": "string"
      },
      "formato": {
        "type": "string"
      },
      "precio": {
        "type": "number",
        "nullable": true
      }
    },
    "required": [
      "producto",
      "precio"
    ]
  },
  "PreciosCambiados": {
    "type": "object",
    "properties": {
      "anteriores": {
        "type": "array",
        "items": {
          "$ref": "#/components/schemas/PrecioDeZona"
        }
      }
    },
    "required": [
      "anteriores"
    ]
  },
  "Producto": {
    "type": "object",
    "properties": {
      "_id": {
        "type": "string"
      },
      "nombre": {
        "type": "string"
      },
      "descripcion": {
        "type": "string"
      },
      "precio": {
        "type": "number"
      },
      "categoria": {
        "type": "string",
        "nullable": true
      },
      "imagen": {
        "type": "string",
        "nullable": true
      },
      "imagenPrevia": {
        "type": "object",
        "properties": {
          "ancho": {
            "type": "number"
          },
          "alto": {
            "type": "number"
          },
          "color": {
            "type": "string"
          }
        },
        "required": [
          "ancho",
          "alto",
          "color"
        ],
        "nullable": true
      },
      "ingredientes": {
        "type": "array",
        "items": {
          "type": "string"
        }
      },
      "alergenos": {
        "type": "array",
        "items": {
          "type": "string",
          "enum": [
            "altramuces",
            "apio",
            "cacahuetes",
            "crustaceos",
            "frutos_de_cascara",
            "gluten",
            "huevos",
            "lacteos",
            "moluscos",
            "mostaza",
            "pescado",
            "sesamo",
            "soja",
            "sulfitos"
          ]
        }
      },
      "alergenosDeclarados": {
        "type": "boolean"
      },
      "disponible": {
        "type": "boolean"
      },
      "estado": {
        "type": "string",
        "enum": [
          "agotado",
          "disponible"
        ]
      },
      "agotadoHasta": {
        "type": "string"
      },
      "precios": {
        "type": "object",
        "properties": {},
        "additionalProperties": {
          "type": "number"
        }
      },
      "formatos": {
        "type": "array",
        "items": {
          "$ref": "#/components/schemas/Formato"
        }
      },
      "opciones": {
        "type": "array",
        "items": {
          "type": "string"
        }
      }
    },
    "required": [
      "_id",
      "nombre",
      "descripcion",
      "precio",
      "categoria",
      "imagen",
      "imagenPrevia",
      "ingredientes",
      "alergenos",
      "alergenosDeclarados",
      "disponible",
      "estado"
    ]
  },
  "Quien": {
    "type": "object",
    "properties": {
      "por": {
        "type": "string"
      },
      "en": {
        "type": "string"
      }
    },
    "required": [
      "por",
      "en"
    ]
  },
  "QuienMotivo": {
    "type": "object",
    "properties": {
      "motivo": {
        "type": "string"
      },
      "por": {
        "type": "string"
      },
      "en": {
        "type": "string"
      }
    },
    "required": [
      "motivo",
      "por",
      "en"
    ]
  },
  "ReadmisionResponse": {
    "type": "object",
    "properties": {
      "cifras": {
        "type": "string"
      },
      "acceso": {
        "allOf": [
          {
            "$ref": "#/components/schemas/EmparejarResponse"
          }
        ],
        "nullable": true
      }
    },
    "required": [
      "cifras",
      "acceso"
    ]
  },
  "RegistroResponse": {
    "type": "object",
    "properties": {
      "restaurante": {
        "$ref": "#/components/schemas/Restaurante"
      },
      "requiresVerification": {
        "type": "boolean"
      },
      "token": {
        "type": "string",
        "nullable": true
      }
    },
    "required": [
      "restaurante",
      "requiresVerification",
      "token"
    ]
  },
  "Reparto": {
    "type": "object",
    "properties": {
      "modo": {
        "type": "string",
        "enum": [
          "iguales",
          "moviles",
          "platos"
        ]
      },
      "partes": {
        "type": "number"
      }
    },
    "required": [
      "modo"
    ]
  },
  "Restablecida": {
    "type": "object",
    "properties": {
      "dispositivos": {
        "type": "array",
        "items": {
          "type": "string"
        }
      }
    },
    "required": [
      "dispositivos"
    ]
  },
  "Restaurante": {
    "type": "object",
    "properties": {
      "email": {
        "type": "string"
      },
      "emailVerificado": {
        "type": "boolean"
      },
      "sinPantallaBarra": {
        "type": "boolean"
      },
      "sesionCopiadaEn": {
        "type": "string"
      },
      "_id": {
        "type": "string"
      },
      "nombre": {
        "type": "string"
      },
      "slug": {
        "type": "string"
      },
      "tipoUsuario": {
        "type": "string",
        "enum": [
          "admin",
          "camarero",
          "normal",
          "premium"
        ]
      },
      "ubicacion": {
        "type": "string"
      },
      "telefono": {
        "type": "string"
      },
      "numeroMesas": {
        "type": "number"
      },
      "pausado": {
        "type": "boolean"
      },
      "legal": {
        "$ref": "#/components/schemas/DatosLegales"
      },
      "horario": {
        "$ref": "#/components/schemas/Horario"
      },
      "husos": {
        "type": "array",
        "items": {
          "$ref": "#/components/schemas/CambioHuso"
        }
      },
      "zonas": {
        "type": "array",
        "items": {
          "$ref": "#/components/schemas/Zona"
        }
      }
    },
    "required": [
      "emailVerificado",
      "sinPantallaBarra",
      "_id",
      "nombre",
      "slug",
      "tipoUsuario",
      "ubicacion",
      "telefono",
      "numeroMesas",
      "pausado"
    ]
  },
  "RestaurantePublico": {
    "type": "object",
    "properties": {
      "_id": {
        "type": "string"
      },
      "nombre": {
        "type": "string"
      },
      "slug": {
        "type": "string"
      },
      "tipoUsuario": {
        "type": "string",
        "enum": [
          "admin",
          "camarero",
          "normal",
          "premium"
        ]
      },
      "ubicacion": {
        "type": "string"
      },
      "telefono": {
        "type": "string"
      },
      "numeroMesas": {
        "type": "number"
      },
      "pausado": {
        "type": "boolean"
      },
      "legal": {
        "$ref": "#/components/schemas/DatosLegales"
      },
      "horario": {
        "$ref": "#/components/schemas/Horario"
      },
      "husos": {
        "type": "array",
        "items": {
          "$ref": "#/components/schemas/CambioHuso"
        }
      },
      "zonas": {
        "type": "array",
        "items": {
          "$ref": "#/components/schemas/Zona"
        }
      }
    },
    "required": [
      "_id",
      "nombre",
      "slug",
      "tipoUsuario",
      "ubicacion",
      "telefono",
      "numeroMesas",
      "pausado"
    ]
  },
  "RetiradaLinea": {
    "type": "object",
    "properties": {
      "unidades": {
        "type": "number"
      },
      "enterado": {
        "$ref": "#/components/schemas/Quien"
      },
      "motivo": {
        "type": "string"
      },
      "por": {
        "type": "string"
      },
      "en": {
        "type": "string"
      }
    },
    "required": [
      "unidades",
      "motivo",
      "por",
      "en"
    ]
  },
  "Servicio": {
    "type": "object",
    "properties": {
      "rev": {
        "type": "number"
      },
      "pausado": {
        "type": "boolean"
      },
      "exigirQrFirmado": {
        "type": "boolean"
      },
      "minutosAmbar": {
        "type": "number"
      },
      "minutosRojo": {
        "type": "number"
      },
      "mesaCompartida": {
        "type": "boolean"
      },
      "sinPantallaBarra": {
        "type": "boolean"
      },
      "diasNotas": {
        "type": "number"
      },
      "husos": {
        "type": "array",
        "items": {
          "$ref": "#/components/schemas/CambioHuso"
        }
      }
    },
    "required": [
      "rev",
      "pausado",
      "exigirQrFirmado",
      "minutosAmbar",
      "minutosRojo",
      "mesaCompartida",
      "sinPantallaBarra",
      "diasNotas"
    ]
  },
  "Ticket": {
    "type": "object",
    "properties": {
      "_id": {
        "type": "string"
      },
      "numero": {
        "type": "number"
      },
      "tipoPedido": {
        "type": "string",
        "enum": [
          "bebida",
          "comida"
        ]
      },
      "createdAt": {
        "type": "string"
      },
      "estado": {
        "type": "string",
        "enum": [
          "en_preparacion",
          "entregado",
          "listo",
          "pendiente"
        ]
      },
      "total": {
        "type": "number"
      },
      "notas": {
        "type": "string"
      },
      "evita": {
        "type": "array",
        "items": {
          "type": "string",
          "enum": [
            "altramuces",
            "apio",
            "cacahuetes",
            "crustaceos",
            "frutos_de_cascara",
            "gluten",
            "huevos",
            "lacteos",
            "moluscos",
            "mostaza",
            "pescado",
            "sesamo",
            "soja",
            "sulfitos"
          ]
        }
      },
      "vistoEn": {
        "type": "string"
      },
      "sinVerificar": {
        "type": "boolean"
      },
      "tomadoPor": {
        "type": "string"
      },
      "lleva": {
        "$ref": "#/components/schemas/Quien"
      },
      "movil": {
        "type": "string"
      },
      "antes": {
        "type": "number"
      },
      "productos": {
        "type": "array",
        "items": {
          "$ref": "#/components/schemas/Linea"
        }
      }
    },
    "required": [
      "_id",
      "numero",
      "tipoPedido",
      "createdAt",
      "estado",
      "total",
      "productos"
    ]
  },
  "Tokens": {
    "type": "object",
    "properties": {
      "accessToken": {
        "type": "string"
      },
      "refreshToken": {
        "type": "string"
      }
    },
    "required": [
      "accessToken",
      "refreshToken"
    ]
  },
  "Tramo": {
    "type": "object",
    "properties": {
      "dias": {
        "type": "array",
        "items": {
          "type": "number"
        }
      },
      "desde": {
        "type": "string"
      },
      "hasta": {
        "type": "string"
      }
    },
    "required": [
      "dias",
      "desde",
      "hasta"
    ]
  },
  "UnidadesDeLinea": {
    "type": "object",
    "properties": {
      "linea": {
        "type": "string"
      },
      "unidades": {
        "type": "number"
      }
    },
    "required": [
      "linea",
      "unidades"
    ]
  },
  "ValorOpcion": {
    "type": "object",
    "properties": {
      "_id": {
        "type": "string"
      },
      "nombre": {
        "type": "string"
      },
      "suplemento": {
        "type": "number"
      },
      "alergenos": {
        "type": "array",
        "items": {
          "type": "string",
          "enum": [
            "altramuces",
            "apio",
            "cacahuetes",
            "crustaceos",
            "frutos_de_cascara",
            "gluten",
            "huevos",
            "lacteos",
            "moluscos",
            "mostaza",
            "pescado",
            "sesamo",
            "soja",
            "sulfitos"
          ]
        }
      },
      "alergenosDeclarados": {
        "type": "boolean"
      },
      "disponible": {
        "type": "boolean"
      },
      "agotadoHasta": {
        "type": "string"
      }
    },
    "required": [
      "_id",
      "nombre",
      "suplemento",
      "alergenos",
      "alergenosDeclarados",
      "disponible"
    ]
  },
  "VentasDeLaHora": {
    "type": "object",
    "properties": {
      "hora": {
        "type": "number"
      },
      "pedidos": {
        "type": "number"
      },
      "total": {
        "type": "number"
      }
    },
    "required": [
      "hora",
      "pedidos",
      "total"
    ]
  },
  "VentasDelDia": {
    "type": "object",
    "properties": {
      "dia": {
        "type": "string"
      },
      "pedidos": {
        "type": "number"
      },
      "total": {
        "type": "number"
      }
    },
    "required": [
      "dia",
      "pedidos",
      "total"
    ]
  },
  "VerificacionResponse": {
    "type": "object",
    "properties": {
      "restaurante": {
        "$ref": "#/components/schemas/Restaurante"
      },
      "token": {
        "type": "string"
      },
      "accessToken": {
        "type": "string"
      },
      "refreshToken": {
        "type": "string"
      }
    },
    "required": [
      "restaurante",
      "token",
      "accessToken",
      "refreshToken"
    ]
  },
  "Zona": {
    "type": "object",
    "properties": {
      "_id": {
        "type": "string"
      },
      "nombre": {
        "type": "string"
      },
      "mesas": {
        "type": "string"
      }
    },
    "required": [
      "_id",
      "nombre",
      "mesas"
    ]
  }
};
