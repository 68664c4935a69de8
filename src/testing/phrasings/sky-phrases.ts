// How language models and newspaper astrologers say what happens in the sky.

export const transitPhrases = `
{P} {verb} your {Q}.
{P} {verb} your natal {Q}.
Transiting {P} {verb} your {Q}.
Transiting {P} {verb} your natal {Q}.
{P} is {adj} your {Q}.
{P} {adj} your {Q} slows the day.
It goes slowly ({P} {adj} your {Q}).
It goes slowly ({P} {verb} your {Q}).
{P} makes {an a} to your {Q}.
{P} forms {an a} with your {Q}.
{P} forms {an a} to your natal {Q}.
{P} is in {a} with your {Q}.
The {a} from {P} to your {Q} slows the day.
The {a} of {P} to your {Q} slows the day.
The {a} between {P} and your {Q} slows the day.
With {P} {ing} your {Q}, go slowly.
With {P} {adj} your {Q}, go slowly.
As {P} {verb} your {Q}, go slowly.
When {P} {verb} your {Q}, go slowly.
While {P} {verb} your {Q}, go slowly.
{P}'s {a} to your {Q} slows the day.
{P}'s {a} with your natal {Q} slows the day.
Your {Q} is in {a} with {P} now.
Your natal {Q} meets {an a} from {P}.
There's {an a} from {P} to your {Q}.
{P} now {verb} your {Q}.
{P}, which {verb} your {Q}, slows the day.
Go slowly: {P} {verb} your {Q}.
Go slowly—{P} {verb} your {Q}.
`

export const datedTransitPhrases = `
{P} {verb} your natal {Q} on {date}.
{P} {verb} your {Q} on {date}.
On {date}, {P} {verb} your {Q}.
On {date}, {P} {verb} your natal {Q}, so go slowly.
On {date} {P} makes {an a} to your {Q}.
On {weekday}, {P} {verb} your {Q}.
On {weekday} {P} is {adj} your {Q}.
{weekday} brings {an a} from {P} to your {Q}.
{date} brings {an a} from {P} to your {Q}.
The {a} between {P} and your {Q} is exact on {date}.
The {a} from {P} to your {Q} peaks on {date}.
{P}'s {a} to your {Q} comes on {date}.
Go slowly on {date}, when {P} {verb} your {Q}.
Go slowly on {date} ({P} {adj} your {Q}).
Around {time}, {P} {verb} your {Q}.
At {time}, {P} {verb} your {Q}.
At {time} on {date}, {P} {verb} your {Q}.
On {date}, around {time}, {P} {verb} your {Q}.
On {date} at {time}, {P} {verb} your {Q}.
{P} {verb} your {Q} on {date} at {time}.
{P} {verb} your {Q} at {time}.
{P} {verb} your {Q} around {time}.
Around {time}, go slowly ({P} {adj} your {Q}).
Come {weekday}, {P} {verb} your {Q}.
This {weekday}, {P} {verb} your {Q}.
{weekday}'s {a} from {P} to your {Q} slows the day.
`

export const twoTransitPhrases = `
On {date}, {P} {verb} your {Q}, and on {date2}, {X} {verb2} your {Y}.
{P} {verb} your {Q} on {date}, and {X} {verb2} your {Y} on {date2}.
{P} {verb} your {Q} on {date}; {X} {verb2} your {Y} on {date2}.
On {date} {P} {verb} your {Q}; on {date2} {X} {verb2} your {Y}.
`

export const returnPhrases = `
Your {P} return begins.
Your {P} return is exact on {date}.
{P}'s return asks for an answer.
The {P} return asks for an answer.
{P} return: ask for an answer.
`

export const lunationPhrases = `
The {phase} Moon is in {S}.
The {phase} Moon in {S} asks a question.
The {phase} Moon in {S} lights up your {H} house.
There's a {phase} Moon in {S}.
There's a {phase} Moon in {S} on {date}.
On {date}, the {phase} Moon is in {S}.
On {date} there's a {phase} Moon in {S}, in your {H} house.
The {phase} Moon on {date} falls in your {H} house.
The {phase} Moon falls in your {H} house.
The {phase} moon falls in your {H} house.
A {phase} Moon in {S} asks a question.
A {phase} Moon in your {H} house asks a question.
You hear a question ({phase} Moon in {S}).
You hear a question ({phase} Moon in your {H} house).
{S}'s {phase} Moon asks a question.
The {S} {phase} Moon asks a question.
The {phase} Moon in {S} arrives on {date}.
The {phase} Moon at {d}° {S} asks a question.
The {phase} Moon at {d}°{m}' {S} asks a question.
The {phase} Moon comes at {time} on {date}.
{weekday}'s {phase} Moon asks a question.
{date} brings a {phase} Moon in {S}.
`

export const eclipsePhrases = `
The {kind} eclipse in {S} asks a question.
A {kind} eclipse in {S} asks a question.
There's a {kind} eclipse in {S}.
There's a {kind} eclipse in {S} on {date}.
The {class} {kind} eclipse in {S} asks a question.
The {class} {kind} eclipse falls in your {H} house.
The {kind} eclipse on {date} falls in your {H} house.
On {date}, a {kind} eclipse falls in your {H} house.
On {date} there's a {class} {kind} eclipse in {S}.
This eclipse falls in your {H} house.
This eclipse falls across your {axis} axis.
The eclipse in {S} asks a question.
The {kind} eclipse at {d}° {S} asks a question.
The eclipse lands in your {H} house.
You hear a question ({class} {kind} eclipse in {S}).
You hear a question (eclipse in {S}).
The {class} eclipse of the {light} asks a question.
{weekday}'s {kind} eclipse asks a question.
`

export const ingressPhrases = `
{P} enters {S}.
{P} moves into {S}.
{P} goes into {S}.
{P} shifts into {S}.
{P} slips into {S}.
{P} slides into {S}.
{P} steps into {S}.
{P} crosses into {S}.
{P} arrives in {S}.
{P} leaves {prev} for {S}.
{P} leaves {prev} and enters {S}.
{P} changes signs, moving into {S}.
{P} enters {S} on {date}.
{P} moves into {S} on {date}.
On {date}, {P} enters {S}.
On {date} {P} moves into {S}.
On {weekday}, {P} enters {S}.
{P}'s ingress into {S} changes the tone.
{P}'s entry into {S} changes the tone.
{P}'s move into {S} changes the tone.
The ingress of {P} into {S} changes the tone.
{P}'s ingress into {S} is on {date}.
With {P} entering {S}, the tone changes.
When {P} enters {S}, the tone changes.
As {P} moves into {S}, the tone changes.
Once {P} has entered {S}, the tone changes.
The tone changes ({P} enters {S}).
The tone changes on {date}, when {P} enters {S}.
{P} enters {S} at {time}.
{P} is in {S} from {date}.
`

export const backIngressPhrases = `
{P} goes back into {S}.
{P} re-enters {S}.
{P} returns to {S}.
{P} slips back into {S}.
{P} moves back into {S}.
Retrograde {P} returns to {S}.
{P} backs into {S} on {date}.
{P} leaves {next} and goes back into {S}.
`

export const retroStationPhrases = `
{P} turns retrograde.
{P} goes retrograde.
{P} stations retrograde.
{P} stations retrograde in {S}.
{P} stations retrograde on {date}.
{P} turns retrograde on {date}.
{P} goes retrograde in your {H} house.
{P} turns retrograde at {d}° {S}.
{P} begins its retrograde on {date}.
{P} starts its retrograde.
{P}'s retrograde begins on {date}.
{P}'s retrograde station falls in your {H} house.
{P} retrograde begins.
On {date}, {P} stations retrograde.
On {date} {P} goes retrograde.
On {weekday}, {P} turns retrograde.
With {P} turning retrograde, go slowly.
With {P} going retrograde, go slowly.
As {P} stations retrograde, go slowly.
Go slowly ({P} turns retrograde).
{P} will turn retrograde on {date}.
`

export const directStationPhrases = `
{P} turns direct.
{P} goes direct.
{P} stations direct.
{P} stations direct in {S}.
{P} stations direct on {date}.
{P} turns direct on {date}.
{P} goes direct in your {H} house.
{P} turns direct at {d}° {S}.
{P} ends its retrograde on {date}.
{P}'s retrograde ends on {date}.
{P}'s direct station falls in your {H} house.
{P} resumes direct motion.
{P} resumes forward motion on {date}.
{P} is direct again.
On {date}, {P} stations direct.
On {weekday}, {P} turns direct.
With {P} turning direct, go ahead.
Go ahead ({P} turns direct).
`

export const voidPhrases = `
The Moon is void of course.
The Moon is void of course in {S}.
The Moon goes void of course on {date}.
The Moon goes void of course at {time}.
The void-of-course Moon asks for rest.
A void-of-course Moon asks for rest.
The void Moon asks for rest.
While the Moon is void of course, rest.
With the Moon void of course in {S}, rest.
Rest (the Moon void of course).
From {time} the Moon is void of course.
The Moon is void of course from {time} until {until}.
The Moon is void-of-course in {S} from {time} to {until}.
The VOC Moon asks for rest.
On {date} the Moon is void of course.
Until {until} the Moon is void of course.
`

export const houseEntryPhrases = `
{P} enters your {H} house.
{P} moves into your {H} house.
{P} comes into your {H} house.
{P} enters your {H} house on {date}.
{P} moves into your {H} house on {date}.
On {date}, {P} enters your {H} house.
On {weekday}, {P} moves into your {H} house.
{P}'s entry into your {H} house changes the tone.
{P}'s move into your {H} house changes the tone.
With {P} entering your {H} house, the tone changes.
When {P} enters your {H} house, the tone changes.
The tone changes ({P} enters your {H} house).
{P} arrives in your {H} house.
{P} crosses into your {H} house.
{P} begins its stay in your {H} house.
{P} enters your {H}.
{P} steps into your {H} house.
{P} is in your {H} house from {date}.
`

export const moonHousePhrases = `
The Moon is in your {H} house.
The Moon moves through your {H} house.
The Moon is passing through your {H} house.
The Moon travels through your {H} house.
The Moon spends the day in your {H} house.
The Moon in your {H} house asks for rest.
With the Moon in your {H} house, rest.
With the Moon in your {H}, rest.
Rest (the Moon in your {H} house).
Rest (Moon in your {H} house).
Rest while the Moon is in your {H} house.
The Moon visits your {H} house.
The Moon lights up your {H} house.
Today the Moon is in your {H} house.
On {date} the Moon is in your {H} house.
On {weekday} the Moon is in your {H} house.
The Moon stays in your {H} house until {until}.
`

export const moonSignPhrases = `
The Moon is in {S}.
The Moon in {S} asks for rest.
With the Moon in {S}, rest.
Today's Moon is in {S}.
Today the Moon is in {S}.
The {S} Moon asks for rest.
A {S} Moon asks for rest.
The Moon moves through {S}.
The Moon is passing through {S}.
Rest (the Moon in {S}).
Rest (Moon in {S}).
On {date} the Moon is in {S}.
On {weekday}, the Moon is in {S}.
The Moon stays in {S} until {until}.
Under a {S} Moon, rest.
Rest while the Moon is in {S}.
`

export const spanPhrases = `
From {date} to {date2}, you hear two questions ({P} {adj} your {Q}, {X} {adj2} your {Y}).
Between {date} and {date2} you hear two questions.
You hear two questions between {date} and {date2}.
From {date} until {date2} you hear two questions.
`
