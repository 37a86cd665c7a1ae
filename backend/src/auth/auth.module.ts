import { Module } from '@nestjs/common';
import { APP_GUARD, DiscoveryModule } from '@nestjs/core';
import { JwtModule } from '@nestjs/jwt';
import { MongooseModule } from '@nestjs/mongoose';
import { PassportModule } from '@nestjs/passport';
import { Config } from '../config/config';
import { RestaurantesModule } from '../restaurantes/restaurantes.module';
import { AuthController } from './auth.controller';
import { AuthService } from './auth.service';
import { Hasher } from './hasher.service';
import { INTENTO, intentoSchema } from './intentos/intento.schema';
import { IntentosRepository } from './intentos/intentos.repository';
import { IntentosService } from './intentos/intentos.service';
import { JwtStrategy } from './jwt.strategy';
import { RutasCerradas } from './rutas-cerradas';
import { SESION, sesionSchema } from './sesiones/sesion.schema';
import { SesionesRepository } from './sesiones/sesiones.repository';
import { SesionesService } from './sesiones/sesiones.service';
import { FIRMA, TokensService, VIDA_ACCESO_S, signingKey } from './sesiones/tokens.service';
import { SesionGuard } from './sesion.guard';

@Module({
  imports: [
    RestaurantesModule,
    DiscoveryModule,
    PassportModule,
    MongooseModule.forFeature([
      { name: SESION, schema: sesionSchema },
      { name: INTENTO, schema: intentoSchema },
    ]),
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
  controllers: [AuthController],
  providers: [
    AuthService,
    Hasher,
    IntentosRepository,
    IntentosService,
    JwtStrategy,
    RutasCerradas,
    SesionesRepository,
    SesionesService,
    TokensService,
    { provide: APP_GUARD, useClass: SesionGuard },
  ],
  exports: [AuthService, Hasher, SesionesService],
})
export class AuthModule {}
