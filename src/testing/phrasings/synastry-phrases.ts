// How language models and newspaper astrologers say how two charts relate. {your} and {their} are the
// owners of {P} and {Q}.

export const synastryAspectPhrases = `
Your {P} {verb} {partner}'s {Q}.
Your {P} {verb} their {Q}.
Your {P} {verb} your partner's {Q}.
Your {P} is {adj} {partner}'s {Q}.
Your {P} {adj} {partner}'s {Q} keeps you talking.
Your {P} {adj} their {Q} keeps you talking.
{Partner}'s {Q} {verb} your {P}.
{Partner}'s {Q} is {adj} your {P}.
Their {Q} {verb} your {P}.
Their {Q} is {adj} your {P}.
The {a} between your {P} and {partner}'s {Q} keeps you talking.
The {a} between {partner}'s {Q} and your {P} keeps you talking.
The {a} between your {P} and their {Q} keeps you talking.
The {a} from your {P} to {partner}'s {Q} keeps you talking.
The {a} of your {P} and {partner}'s {Q} keeps you talking.
There's {an a} between your {P} and {partner}'s {Q}.
Your {P} and {partner}'s {Q} form {an a}.
Your {P} and their {Q} are in {a}.
Your {P} makes {an a} to {partner}'s {Q}.
Your {P} makes {an a} with their {Q}.
You talk (your {P} {adj} {partner}'s {Q}).
You talk (your {P} {adj} their {Q}).
You talk ({partner}'s {Q} {adj} your {P}).
With your {P} {adj} {partner}'s {Q}, you talk.
With your {P} {ing} {partner}'s {Q}, you talk.
With {partner}'s {Q} {ing} your {P}, you talk.
When your {P} {verb} their {Q}, you talk.
Because your {P} {verb} {partner}'s {Q}, you talk.
Your {P}, {adj} {partner}'s {Q}, keeps you talking.
{Partner}'s {Q}, {adj} your {P}, keeps you talking.
It's your {P} {adj} {partner}'s {Q} that keeps you talking.
Between your {P} and {partner}'s {Q} there is {an a}.
Her {Q} {verb} your {P}.
His {Q} {verb} your {P}.
`

export const synastryContactPhrases = `
The {quality} aspect between your {P} and {partner}'s {Q} keeps you talking.
Your {P} makes a {quality} aspect to {partner}'s {Q}.
A {quality} aspect links your {P} and their {Q}.
`

export const overlayPhrases = `
{Whose} {P} is in {host} {H} house.
{Whose} {P} falls in {host} {H} house.
{Whose} {P} lands in {host} {H} house.
{Whose} {P} falls into {host} {H} house.
{Whose} {P} sits in {host} {H} house.
{Whose} {P} lights up {host} {H} house.
{Whose} {P} in {host} {H} house keeps things moving.
{Whose} {P} lives in {host} {H} house.
With {whose} {P} in {host} {H} house, things move.
Things move ({whose} {P} in {host} {H} house).
Things move: {whose} {P} is in {host} {H} house.
Because {whose} {P} falls in {host} {H} house, things move.
When {whose} {P} falls in {host} {H} house, things move.
In {host} {H} house, {whose} {P} keeps things moving.
{Whose} {P}, in {host} {H} house, keeps things moving.
{Host} {H} house holds {whose} {P}.
{Host} {H} house is home to {whose} {P}.
It's {whose} {P} in {host} {H} house that keeps things moving.
{Whose} {P} occupies {host} {H} house.
{Whose} {P} visits {host} {H} house.
`

export const ownedPhrases = `
{Whose} {P} is in {S}.
{Whose} {P} sits in {S}.
{Whose} {P} in {S} keeps things moving.
{Whose} {S} {P} keeps things moving.
With {whose} {P} in {S}, things move.
Things move ({whose} {P} in {S}).
Things move ({whose} {S} {P}).
Because {whose} {P} is in {S}, things move.
{Whose} {P} is {S}.
{Whose} {P}, in {S}, keeps things moving.
It's {whose} {S} {P} that keeps things moving.
{Whose} {P} lives in {S}.
{Whose} {P}'s in {S}.
{S} is where {whose} {P} lives.
In {S}, {whose} {P} keeps things moving.
Look at {whose} {P} in {S}.
`

export const ownedPairPhrases = `
Your {P} is in {S}, and {partner}'s {Q} is in {T}.
Your {S} {P} meets {partner}'s {T} {Q}.
Your {P} in {S} and {partner}'s {Q} in {T} get along.
You talk (your {P} in {S}, {partner}'s {Q} in {T}).
Your {S} {P} and their {T} {Q} get along.
`
