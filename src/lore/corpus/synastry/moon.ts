import type { AspectPoint } from '#sky/aspects.ts'
import type { AspectQuality, Wording } from '../../wording.ts'

/** Your Moon, and what it meets in your partner. */
export const moonSynastry: Record<AspectPoint, Record<AspectQuality, Wording[]>> = {
  sun: {
    joined: [
      {
        view: 'solitude',
        sentences: [
          'The flat feels inhabited when {partner} is in it{ref}, even behind a closed door with headphones on.',
          'Their being so definitely themselves gives your moods something to sit against.',
          'Tell them that, and spend one evening warming the place by yourself.',
        ],
      },
      {
        view: 'kitchen',
        sentences: [
          'Before {partner} has said a word about the interview, you are making the soup that goes with it{ref}.',
          'You feel what they want in your own ribs.',
          'Eat something you like, too, and mention that you had a day.',
        ],
      },
    ],
    harmonious: [
      {
        view: 'habit',
        sentences: [
          "Small rituals of yours hold up well in {partner}'s daylight{ref}.",
          'They find the tea at four neither silly nor sacred, they simply sit down to it.',
          "Let them know which part of the day is hardest, and they'll turn up for that one.",
        ],
      },
      {
        view: 'memory',
        sentences: [
          'Crying in front of {partner} is less of an event than you feared{ref}.',
          'They stay themselves, you stay yourself, and someone finds the tissues.',
          'Afterward ask about the thing they are looking forward to, and let that cheer you both.',
        ],
      },
    ],
    tense: [
      {
        view: 'quarrel',
        sentences: [
          'You needed a quiet supper, and {partner} needed an audience for the news{ref}.',
          'Both came home hungry, for different dishes.',
          'Say which comes first tonight, the soup or the speech, and be generous with the second whichever it is.',
        ],
      },
      {
        view: 'love',
        sentences: [
          "Your feelings run the house by night and {partner}'s plans run it by day{ref}, with a shaky handover at breakfast.",
          "Sulking won't be read correctly.",
          'Put the need into one sentence before the coat is on.',
        ],
      },
    ],
  },
  moon: {
    joined: [
      {
        view: 'body',
        sentences: [
          'Hungry at the same hour, tired at the same film{ref}, you and {partner} share a tide.',
          'Comfort needs no translation, and neither does gloom.',
          'When both of you are low on one evening, phone a third person who has slept.',
        ],
      },
      {
        view: 'memory',
        sentences: [
          'Somewhere in both childhoods stood the same kind of kitchen{ref}, and {partner} knows why the good cups matter.',
          'You feel understood before speaking.',
          'Speak all the same, because the two kitchens had different rules about crying.',
        ],
      },
    ],
    harmonious: [
      {
        view: 'kitchen',
        sentences: [
          'A Sunday runs itself when {partner} is there{ref}: one chops, one dozes, and nobody has to be entertained.',
          'Your needs take turns without a list.',
          'Keep this dull, lovely day free of visitors at least once a month.',
        ],
      },
      {
        view: 'friendship',
        sentences: [
          '{partner} can tell your tired voice from your sad one over the phone{ref}, and asks after the right thing.',
          'It works in the other direction as well.',
          'Call when nothing is wrong, so the line stays warm.',
        ],
      },
    ],
    tense: [
      {
        view: 'habit',
        sentences: [
          'You settle by tidying and {partner} settles by leaving it all till morning{ref}, or the reverse.',
          "Each remedy is the other one's disturbance.",
          'Divide the evening by rooms: one where the dishes stand, and one where nothing does.',
        ],
      },
      {
        view: 'quarrel',
        sentences: [
          'Two bad moods meet in a hallway too narrow for both{ref}.',
          'You want to be held first, {partner} wants to be left first, and the order is the whole quarrel.',
          'Agree on twenty minutes apart with a fixed end, on a good day.',
        ],
      },
    ],
  },
  mercury: {
    joined: [
      {
        view: 'habit',
        sentences: [
          'A lump in your throat is barely there when {partner} has a word for it{ref}.',
          'Most evenings it is the right word.',
          "When it isn't, say 'nearly', and let them try again, since being named too quickly can feel like being tidied away.",
        ],
      },
      {
        view: 'kitchen',
        sentences: [
          'Talk is what {partner} brings home instead of bread{ref}, and you have grown to need it at a certain hour.',
          'Their chatter by the stove settles you like rain.',
          'Now and then ask for the same company with the sound off.',
        ],
      },
    ],
    harmonious: [
      {
        view: 'friendship',
        sentences: [
          'Long messages from you, sent at midnight and full of weather, get read properly by {partner}{ref}.',
          'They answer the third line, which was the one that mattered.',
          "Save a few of those answers for the winter you won't believe them.",
        ],
      },
      {
        view: 'memory',
        sentences: [
          'Telling {partner} how it was at home comes easily{ref}, because they ask for names, smells and where the table stood.',
          'An old ache gets a floor plan.',
          'Let them write the story down someday, jokes included.',
        ],
      },
    ],
    tense: [
      {
        view: 'quarrel',
        sentences: [
          "'But what exactly upset you' is an honest question of {partner}'s, and your throat closes at it{ref}.",
          'You feel it by the pound, they want it by the item.',
          'Offer one true word now, and the explanation tomorrow after breakfast.',
        ],
      },
      {
        view: 'desk',
        sentences: [
          'A dry text from {partner} at lunchtime can sit in your stomach until six{ref}.',
          'They wrote it between two doors, with one thumb.',
          'Before answering the tone, phone and hear the voice, which usually turns out to be carrying groceries.',
        ],
      },
    ],
  },
  venus: {
    joined: [
      {
        view: 'love',
        sentences: [
          'Being cared for and being liked have become one thing near {partner}{ref}.',
          'They stroke the exact tired place and admire the curtains in passing.',
          "Ask sometimes for comfort without sweetness, a plain hand on the back, and notice that it's given.",
        ],
      },
      {
        view: 'kitchen',
        sentences: [
          'The house gets prettier by an inch whenever {partner} visits{ref}, and your shoulders come down.',
          'What soothes you and what pleases them stand on one shelf.',
          'Cook together from the book with the stains in it.',
        ],
      },
    ],
    harmonious: [
      {
        view: 'habit',
        sentences: [
          '{partner} has noticed which blanket you reach for{ref}, and it lies there, folded, when the day was long.',
          'Affection of this sort needs no occasion.',
          'Let yours be as exact: find out which cup they think tastes better.',
        ],
      },
      {
        view: 'solitude',
        sentences: [
          "Even in your gray sweater, red-eyed from the film, you're good to look at in {partner}'s opinion{ref}.",
          'It takes the performance out of a low day.',
          'Accept the flowers without apologizing for the state of the room.',
        ],
      },
    ],
    tense: [
      {
        view: 'quarrel',
        sentences: [
          "When you're raw, {partner} wants things to be nice{ref}, and out come the candles over a subject you haven't finished.",
          'It is meant tenderly.',
          'Ask for ten untidy minutes first, then thank them for the light.',
        ],
      },
      {
        view: 'money',
        sentences: [
          'Full cupboards calm you, and a beautiful coat calms {partner}{ref}.',
          "Each of you thinks the other's comfort is a luxury.",
          "Set two small sums aside, one for the pantry and one for delight, and don't inspect each other's bags.",
        ],
      },
    ],
  },
  mars: {
    joined: [
      {
        view: 'body',
        sentences: [
          'The nap you were planning meets {partner} with a drill{ref}.',
          'Their drive goes straight to your nerves, where it can feel like being woken or being wanted.',
          "Say which it is, early, because they can take a plain 'later' better than a sigh.",
        ],
      },
      {
        view: 'love',
        sentences: [
          "In {partner}'s company your feelings come up fast, like milk{ref}.",
          'They stir, you rise, and the kitchen is alive.',
          'Keep a hand near the flame: ask for a slower evening before you need one, not when it has boiled over.',
        ],
      },
    ],
    harmonious: [
      {
        view: 'kitchen',
        sentences: [
          'Your worry about the dripping pipe becomes {partner} under the sink{ref}.',
          'They like to do something about a feeling, and you like not having to explain it twice.',
          'Hand them the wrench and the exact place, and make sandwiches.',
        ],
      },
      {
        view: 'decision',
        sentences: [
          "On mornings when you'd stay under the quilt, {partner} gets you to the lake by nine{ref}.",
          "The shove has kindness in it and you're glad by the second stroke.",
          'Let your quilt win on some other Saturday, with them in it.',
        ],
      },
    ],
    tense: [
      {
        view: 'quarrel',
        sentences: [
          'A cupboard shut hard by {partner} counts, in your body, as shouting{ref}.',
          'They were only finished with the cupboard.',
          'Tell them about the noise on a calm day, and agree on a word for when you need the temper taken outside for a run.',
        ],
      },
      {
        view: 'habit',
        sentences: [
          'Hardly are you settled, tea poured, feet up, when {partner} wants to get going{ref}.',
          'You feel chased from your own chair.',
          'Put the start at a named hour and be ready then, so that the chair is yours until it strikes.',
        ],
      },
    ],
  },
  jupiter: {
    joined: [
      {
        view: 'kitchen',
        sentences: [
          '{partner} believes that what you feel deserves a second helping{ref}.',
          'Comfort comes in large bowls here, and so does every mood.',
          'Enjoy being fed so well, and ask now and then for a small answer to a small sorrow.',
        ],
      },
      {
        view: 'memory',
        sentences: [
          'Near {partner} the house you grew up in gets roomier in the telling{ref}.',
          'They find the good aunt in any family.',
          'Let their trust warm the old rooms, and keep one true draft in them, because you needed that coat.',
        ],
      },
    ],
    harmonious: [
      {
        view: 'friendship',
        sentences: [
          'A bad afternoon shrinks when {partner} has laughed at it, kindly, with their whole chest{ref}.',
          "They don't doubt that you'll be all right, and the belief is catching.",
          "Go to them before you've worked out how to put it.",
        ],
      },
      {
        view: 'crowd',
        sentences: [
          'Your table was set for two, and {partner} has brought a cousin and a cake{ref}.',
          'Strangely, you feel more at home.',
          'Teach them which nights the door is open, and lay one extra plate on those, just in case.',
        ],
      },
    ],
    tense: [
      {
        view: 'habit',
        sentences: [
          "'It's not so bad' is said by {partner} in good faith{ref}, and your eyes fill on principle.",
          "They point to the horizon while you've a stone in your shoe.",
          'Ask them to look at the stone first, for the length of one cup.',
        ],
      },
      {
        view: 'solitude',
        sentences: [
          'Every invitation gets a yes from {partner}, and your nest is by turns a waiting room and an empty hall{ref}.',
          'Count the evenings you need for yourself, mark them, and wave the others off with an easy face.',
        ],
      },
    ],
  },
  saturn: {
    joined: [
      {
        view: 'habit',
        sentences: [
          'You cry less around {partner}, partly from safety, partly from good manners{ref}.',
          'Their steadiness gives your moods walls, with few windows.',
          "Say on an ordinary evening what you'd be glad of, since they do well with a clear request.",
        ],
      },
      {
        view: 'memory',
        sentences: [
          'Something in {partner} reminds you of whoever used to check the locks{ref}.',
          'It lets you sleep, and it keeps you about nine years old.',
          'Take one duty of the household over yourself, and let them rest in your care for a change.',
        ],
      },
    ],
    harmonious: [
      {
        view: 'kitchen',
        sentences: [
          'Because {partner} comes at seven when they said seven, your stomach has stopped rehearsing{ref}.',
          'Reliability is the form tenderness takes in them.',
          'Put something warm at their place by five past, and call it what it is.',
        ],
      },
      {
        view: 'money',
        sentences: [
          'The jar for the heating, the list by the phone, the spare key: {partner} builds what lets you exhale{ref}.',
          'You in turn make it a home and no depot.',
          'Sit down together each quarter, with cake, over the papers.',
        ],
      },
    ],
    tense: [
      {
        view: 'quarrel',
        sentences: [
          "When your voice shakes, {partner}'s becomes level{ref}, and you feel sent to the hallway until you're reasonable.",
          'They are holding on to the rail.',
          'Ask for a hand before an answer, and tell them a clumsy one is enough.',
        ],
      },
      {
        view: 'solitude',
        sentences: [
          'Some evenings {partner} is working on what must be done, and your need knocks and finds office hours{ref}.',
          'Hurt turns to silence, silence to a cold plate.',
          'Book the half hour beforehand, as they would, and use it all.',
        ],
      },
    ],
  },
  uranus: {
    joined: [
      {
        view: 'body',
        sentences: [
          'With {partner} you wake at five for no reason and feel about nineteen{ref}.',
          'They have got into the wiring of your habits, and the lamp flickers pleasantly.',
          'Keep one thing exactly as it always was, the pillow or the porridge.',
        ],
      },
      {
        view: 'memory',
        sentences: [
          'The family rules you still obey look funny once {partner} has asked who made them{ref}.',
          'Supper can be at ten, on the floor.',
          'Try it, then decide by your own stomach which rule was a comfort after all.',
        ],
      },
    ],
    harmonious: [
      {
        view: 'habit',
        sentences: [
          '{partner} airs your moods without opening them all at once{ref}.',
          'A detour on the way to the store, a record from nowhere, and the old gloom has lost its place in the book.',
          'Let them choose the road home on Wednesdays.',
        ],
      },
      {
        view: 'friendship',
        sentences: [
          'You can vanish for three weeks and {partner} takes up the conversation at the comma{ref}.',
          'No one is offended, nothing has to be warmed up.',
          'Send a postcard from your retreat anyway, with something absurd on the front.',
        ],
      },
    ],
    tense: [
      {
        view: 'quarrel',
        sentences: [
          "The soup is on the table, and {partner} is on a train they hadn't mentioned{ref}.",
          'You take it as a measure of your place, while they took it for an idea.',
          'Ask for a message by five, and cook on those nights only what keeps.',
        ],
      },
      {
        view: 'habit',
        sentences: [
          "{partner} rearranges the living room during your walk{ref}, and your body can't find its chair.",
          'They feel better and you feel evicted.',
          'Draw a line around one corner that is never moved, and let them play with the rest.',
        ],
      },
    ],
  },
  neptune: {
    joined: [
      {
        view: 'body',
        sentences: [
          "A sadness at the sink may be yours, or it may be {partner}'s, drifted in from the next room{ref}.",
          'You two are porous to each other.',
          'Run the water, name the last thing that happened to you, and see whether it fits the feeling.',
        ],
      },
      {
        view: 'solitude',
        sentences: [
          'There are evenings with {partner} when nobody turns the light on and nothing is missing{ref}.',
          'Their dreaminess rocks your need to sleep.',
          'Make sure somebody has bought bread, so the morning after is as kind.',
        ],
      },
    ],
    harmonious: [
      {
        view: 'memory',
        sentences: [
          "{partner} plays you the song you couldn't name, and a whole back porch returns{ref}.",
          'They understand your moods by picture and hardly need the facts.',
          'Tell them a dream over breakfast, and have them go on with it.',
        ],
      },
      {
        view: 'kitchen',
        sentences: [
          "On days when you can't be asked anything, {partner} doesn't{ref}.",
          'A bath is running, the phone is under a cushion, and compassion smells of oranges.',
          "When you've come up again, ask what they needed while they were looking after you.",
        ],
      },
    ],
    tense: [
      {
        view: 'quarrel',
        sentences: [
          'You wait for comfort that {partner} was sure they had given{ref}, in a look, from across the room.',
          'It got lost in the steam.',
          'Ask for it in nouns: a blanket, a sentence, the whole of Thursday evening without the screen.',
        ],
      },
      {
        view: 'habit',
        sentences: [
          "Because {partner} is vague about when they'll be home, you set the table for a feeling{ref}.",
          "By nine you're mothering a cold dish.",
          'Eat at your own hour, leave a plate covered, and let the fog arrange its own supper.',
        ],
      },
    ],
  },
  pluto: {
    joined: [
      {
        view: 'solitude',
        sentences: [
          '{partner} reaches moods you keep under the stairs{ref}.',
          "You feel deeply met, and watched by something that doesn't blink.",
          'Have an hour a day that nobody asks about, a bath or a bench, and come back from it freely.',
        ],
      },
      {
        view: 'memory',
        sentences: [
          'An old grief you believed finished stood up when {partner} came in{ref}.',
          "They can bear it, perhaps better than you'd like.",
          'Tell it in portions, one room of the house at a time, with an ordinary walk afterward.',
        ],
      },
    ],
    harmonious: [
      {
        view: 'love',
        sentences: [
          'On your worst night {partner} pulls the chair nearer{ref}.',
          "They're at ease with strong feeling, as others are with cold water.",
          'Learn how that is done without advice, and pull up your own chair when the night is theirs.',
        ],
      },
      {
        view: 'habit',
        sentences: [
          'When a comfort has turned into a crutch, {partner} is the one who can say so without hurting you{ref}.',
          'They see the root and leave you the pot.',
          'Let one old habit go this season, and tell them which.',
        ],
      },
    ],
    tense: [
      {
        view: 'quarrel',
        sentences: [
          "A silence of {partner}'s fills the apartment to the ceiling{ref}, and you begin to clean.",
          'You feel held by the sleeve, though no one has moved.',
          "Say 'I notice we're not talking', then what you need by bedtime, and leave the rest to them.",
        ],
      },
      {
        view: 'kitchen',
        sentences: [
          'Who stocks the fridge, who knows the passwords, who is needed more{ref}: care becomes a currency between you and {partner}.',
          "Give something this week that can't be owed back, and let yourself be given to without a return gift.",
        ],
      },
    ],
  },
  asc: {
    joined: [
      {
        view: 'body',
        sentences: [
          "The sound of {partner}'s key is enough to lower your shoulders{ref}.",
          'Their face, their gait, the way they drop a bag: your body has taken it for a kind of home.',
          'Look up when they come in, and let them see that it did.',
        ],
      },
      {
        view: 'crowd',
        sentences: [
          "In any crowd your eye finds {partner}'s coat{ref}.",
          'What they show on the outside, you feel on the inside, down to their cold hands.',
          'Lend the gloves, and then check whether you yourself would like to go home.',
        ],
      },
    ],
    harmonious: [
      {
        view: 'friendship',
        sentences: [
          "Shy among strangers, {partner} thaws once you've handed them something to eat{ref}.",
          'You sense what makes an entrance bearable.',
          'Arrive ten minutes early together, find the warm corner, and let the others come to you.',
        ],
      },
      {
        view: 'habit',
        sentences: [
          'Morning faces suit the two of you{ref}: {partner} shuffles in at a pace your moods can keep.',
          'Nobody has to be bright before the second cup.',
          'Guard that slow half hour from the news and from questions about the week.',
        ],
      },
    ],
    tense: [
      {
        view: 'quarrel',
        sentences: [
          "{partner}'s brisk hello can reach you like a window left open in January{ref}.",
          'It is how they meet everybody, bread and bus driver included.',
          'Wait for the second sentence, which is warmer, or ask for a hug before either one.',
        ],
      },
      {
        view: 'body',
        sentences: [
          'You feel sulky for no reason next to {partner} in the long line at the store{ref}.',
          'Their pace and your comfort want different things from an afternoon.',
          'Eat before errands, and let them do the stretch with the escalators alone.',
        ],
      },
    ],
  },
  mc: {
    joined: [
      {
        view: 'desk',
        sentences: [
          "A hard week at {partner}'s work goes through your sleep too{ref}.",
          "You've taken their name to heart, as if it hung on your own door.",
          'Ask on Friday what stays at the office, and let your worry keep the same closing time.',
        ],
      },
      {
        view: 'kitchen',
        sentences: [
          'Much of what {partner} manages out there was first digested at your table{ref}.',
          'You know, before the colleagues do, what the job has done to their appetite.',
          "Say once, for the record, that you'd like to be thanked by name.",
        ],
      },
    ],
    harmonious: [
      {
        view: 'decision',
        sentences: [
          'Should the offer be taken, {partner} asks you, and you consult your stomach{ref}.',
          'It has a good record in these matters.',
          'Answer with what you noticed, how they slept or hummed, and leave the arithmetic to somebody else.',
        ],
      },
      {
        view: 'crowd',
        sentences: [
          "At the farewell party or the opening, you're the one {partner} looks for past the speeches{ref}.",
          'Your quiet nod turns an achievement into something they can take home.',
          'Be there in comfortable shoes, and save them a plate.',
        ],
      },
    ],
    tense: [
      {
        view: 'quarrel',
        sentences: [
          'The laptop comes to supper, with {partner} behind it{ref}.',
          'Your need for home and their need to get somewhere reach for the same lamp.',
          'Bargain by days, and make two of them holy, with the machine in a drawer and you in a good mood.',
        ],
      },
      {
        view: 'habit',
        sentences: [
          'Whenever {partner} climbs a rung, you miss the old kitchen{ref}.',
          "It's possible to be proud of a person and homesick at one table.",
          'Tell them both things, pride first, and ask which routine of yours the new post can spare.',
        ],
      },
    ],
  },
}
