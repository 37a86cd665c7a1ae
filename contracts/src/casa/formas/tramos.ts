const HORA = { type: 'string', example: '13:00' };

export const apiTramos = (description: string, maxItems: number) => ({
  type: 'array',
  nullable: true,
  maxItems,
  description,
  items: {
    type: 'object',
    properties: { dias: { type: 'array', items: { type: 'integer' } }, desde: HORA, hasta: HORA },
    required: ['dias', 'desde', 'hasta'],
  },
});
