import { Module } from '@nestjs/common';
import { colecciones } from '../../plataforma/base-datos/coleccion';
import { APP_GUARD, DiscoveryModule } from '@nestjs/core';
import { JwtModule } from '@nestjs/jwt';
import { PassportModule } from '@nestjs/passport';
import { Config } from '../../plataforma/config/config';
import { CorreoModule } from '../../plataforma/correo/correo.module';
import { CuentasModule } from '../cuentas/cuentas.module';
import { RestaurantesModule } from '../locales/restaurantes.module';
import { AuthController } from './auth.controller';
import { AuthService } from './auth.service';
import { codigoSchema } from './codigos/codigo.schema';
import { CodigosRepository } from './codigos/codigos.repository';
import { CodigosService } from './codigos/codigos.service';
import { Hasher } from './hasher.service';
import { intentoSchema } from './intentos/intento.schema';
import { IntentosRepository } from './intentos/intentos.repository';
import { IntentosService } from './intentos/intentos.service';
import { JwtStrategy } from './jwt.strategy';
import { RecuperacionController } from './recuperacion/recuperacion.controller';
import { RecuperacionService } from './recuperacion/recuperacion.service';
import { RegistroController } from './registro/registro.controller';
import { RegistroService } from './registro/registro.service';
import { RutasCerradas } from './rutas-cerradas';
import { AvisoCopiadaService } from './sesiones/aviso-copiada.service';
import { RenovacionService } from './sesiones/renovacion.service';
import { sesionSchema } from './sesiones/sesion.schema';
import { SesionesRepository } from './sesiones/sesiones.repository';
import { SesionesService } from './sesiones/sesiones.service';
import { FIRMA, TokensService, VIDA_ACCESO_S, signingKey } from './sesiones/tokens.service';
import { SesionGuard } from './sesion.guard';

@Module({
  imports: [
    CorreoModule,
    CuentasModule,
    RestaurantesModule,
    DiscoveryModule,
    PassportModule,
    colecciones(sesionSchema, intentoSchema, codigoSchema),
    JwtModule.registerAsync({
      inject: [Config],
      useFactory: (config: Config) => ({
        secret: signingKey(config),
        signOptions: {
          algorithm: FIRMA.algorithm,
          issuer: FIRMA.issuer,
          audience: FIRMA.audience,
          expiresIn: VIDA_ACCESO_S,
        },
        verifyOptions: { algorithms: [FIRMA.algorithm], issuer: FIRMA.issuer, audience: FIRMA.audience },
      }),
    }),
  ],
  controllers: [AuthController, RegistroController, RecuperacionController],
  providers: [
    AuthService,
    AvisoCopiadaService,
    CodigosRepository,
    CodigosService,
    Hasher,
    IntentosRepository,
    IntentosService,
    JwtStrategy,
    RecuperacionService,
    RegistroService,
    RenovacionService,
    RutasCerradas,
    SesionesRepository,
    SesionesService,
    TokensService,
    { provide: APP_GUARD, useClass: SesionGuard },
  ],
  exports: [AuthService, Hasher, IntentosService, SesionesService],
})
export class AuthModule {}
