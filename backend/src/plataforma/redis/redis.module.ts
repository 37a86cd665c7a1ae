import { Global, Module } from '@nestjs/common';
import { Config } from '../config/config';
import { createCliente } from './cliente-redis';
import { RedisService } from './redis.service';

@Global()
@Module({
  providers: [
    {
      provide: RedisService,
      inject: [Config],
      useFactory: async ({ redisUrl }: Config) =>
        new RedisService(redisUrl === undefined ? undefined : await createCliente(redisUrl)),
    },
  ],
  exports: [RedisService],
})
export class RedisModule {}
