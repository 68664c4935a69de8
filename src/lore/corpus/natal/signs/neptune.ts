import type { Sign } from '#sky/zodiac.ts'
import type { Wording } from '../../../wording.ts'

export const neptuneInSign: Record<Sign, Wording[]> = {
  Aries: [
    {
      view: 'decision',
      sentences: [
        'What your generation dreams of is a first day{ref}.',
        'The gym, the city, the new name on the mailbox: for a week each has the light of a film.',
        'Ask what the dream looks like on day forty, and you will know which ones to keep.',
      ],
    },
    {
      view: 'crowd',
      sentences: [
        'Heroes blur for people your age{ref}.',
        'You all grew up with brave faces whose battles nobody could quite name, and you still feel a pull toward whoever steps out of the row alone.',
        'Before you follow, find out where they are walking.',
      ],
    },
  ],
  Taurus: [
    {
      view: 'money',
      sentences: [
        'To your age-mates money is like weather: felt, talked about, hard to hold{ref}.',
        'You long for a piece of ground with your own beans on it.',
        'Put something in a pot on the sill meanwhile; a dream of that kind likes dirt.',
      ],
    },
    {
      view: 'body',
      sentences: [
        'A whole generation, yours, looks for heaven in linen, slow food and stone warmed by the afternoon{ref}.',
        'You know in your fingertips when something is real.',
        'Shops know that you know, so touch it twice before you carry it home.',
      ],
    },
  ],
  Gemini: [
    {
      view: 'crowd',
      sentences: [
        'Words went soft while your age group was learning them{ref}.',
        'You grew up among slogans, songs half understood, rumors that rhymed.',
        'It gave you an ear for the suggestive line and a habit of leaving out the fact: put it in brackets.',
      ],
    },
    {
      view: 'friendship',
      sentences: [
        'Your generation dreams in conversation{ref}.',
        'Two of you on a wall at dusk can make up a country and live in it until the streetlamps come on.',
        'The morning after, one of you should write down the single part that could be built.',
      ],
    },
  ],
  Cancer: [
    {
      view: 'memory',
      sentences: [
        'A home that may never have stood is what people your age miss{ref}.',
        'It has a veranda, a smell of starch and somebody calling, and you furnish every apartment a little toward it.',
        'Have the neighbors in before it is finished: they are the ones who can call.',
      ],
    },
    {
      view: 'crowd',
      sentences: [
        "Belonging is what your generation gets misty about: the anthem, the grandmother's dialect, the whole street around one pot{ref}.",
        "You tear up at strangers' reunions in stations.",
        'Find out whose phone, on your own stairs, stays quiet on holidays.',
      ],
    },
  ],
  Leo: [
    {
      view: 'crowd',
      sentences: [
        'Your generation was raised on silver light and the idea that anyone might be discovered{ref}.',
        'It shows in how you cross a hotel lobby.',
        "Give the dream an hour a week with real work in it, scales or lines or paint, and it stops looking over people's shoulders.",
      ],
    },
    {
      view: 'love',
      sentences: [
        'Romance, for people your age, has an orchestra{ref}.',
        "You can love somebody's entrance for years while they are still feeling along the wall for the light switch.",
        'Fall for them again with the switch on.',
      ],
    },
  ],
  Virgo: [
    {
      view: 'desk',
      sentences: [
        'In your generation the dream wears an apron: to be of use, quietly, down to the last teaspoon{ref}.',
        'Order is what you pray with.',
        'Where the work has no end, draw one in chalk each evening, or the helping seeps into your sleep.',
      ],
    },
    {
      view: 'body',
      sentences: [
        'Half in earnest, people your age believe that the right routine would redeem them{ref}.',
        'You have had the perfect diet pinned to a door.',
        'Somewhere in you lives a saint of small things, and it does that saint good to be brought a doughnut.',
      ],
    },
  ],
  Libra: [
    {
      view: 'love',
      sentences: [
        'Your age-mates dreamed of the other half, and a good many songs were written about it{ref}.',
        "You can see a stranger's best face across a room and fall in love with the room.",
        'Meet them again outside a laundromat, in wind, before you decide.',
      ],
    },
    {
      view: 'quarrel',
      sentences: [
        'Peace is what your generation got drunk on{ref}.',
        'You sat on floors and believed that if everyone said what they felt, it would chime.',
        "At home you dim a disagreement until it can't be seen; turn up one lamp.",
      ],
    },
  ],
  Scorpio: [
    {
      view: 'love',
      sentences: [
        'To be taken apart and understood: your age group longed for little else{ref}.',
        'There were long nights, candles in bottles, books with black covers.',
        'You still hope someone will guess the worst thing and stay; saying it is quicker, and the staying can start sooner.',
      ],
    },
    {
      view: 'solitude',
      sentences: [
        'Yours is a generation of divers, and some of them brought up only seaweed{ref}.',
        "You came back able to sit beside what other people can't look at, and hum.",
        'Surface on time all the same, for breakfast.',
      ],
    },
  ],
  Sagittarius: [
    {
      view: 'decision',
      sentences: [
        'The people around your age took the horizon for an address{ref}.',
        'Teachers, visas, a truck going east: you believed in the next place with your whole backpack.',
        'Unpack it in one corner for a year, and see whether the light finds you there.',
      ],
    },
    {
      view: 'crowd',
      sentences: [
        'Everything is connected, says your generation over noodles, and means it{ref}.',
        'You have a soft spot for whoever claims to have seen the whole.',
        'Ask them, kindly, how to get to the station, and trust the ones who know that too.',
      ],
    },
  ],
  Capricorn: [
    {
      view: 'desk',
      sentences: [
        'Being grown up was the dream of your age-mates, and when they arrived the building was half air{ref}.',
        'You can feel tender toward a company, a tower, a well-cut suit.',
        'Give the devotion to the work, and keep a bit of it back from the letterhead.',
      ],
    },
    {
      view: 'memory',
      sentences: [
        'Success is the fairy tale your generation was read at bedtime{ref}.',
        'You know its staircase by heart, down to the marble.',
        'Whenever you stand on a real step, listen for somebody beside you, and whether they are laughing.',
      ],
    },
  ],
  Aquarius: [
    {
      view: 'crowd',
      sentences: [
        'For people your age the crowd is a sea you carry in a pocket{ref}.',
        'You have cried with ten thousand others over a clip, and could not name the family upstairs.',
        'The longing is sound: take it up one flight.',
      ],
    },
    {
      view: 'desk',
      sentences: [
        'A fix for everyone at once: that is what your generation dreams of{ref}.',
        "You get a shine in your eye at diagrams, at prototypes, at the word 'open'.",
        'Try it on seven people with cold hands first, and listen to what they ask for.',
      ],
    },
  ],
  Pisces: [
    {
      view: 'solitude',
      sentences: [
        'Those of your years were born into a tide of pictures and know how to breathe in it{ref}.',
        'What is real to you may be a song, a stray animal, a figure in a game.',
        'Give one such love an hour with no screen between.',
      ],
    },
    {
      view: 'crowd',
      sentences: [
        'Your generation feels the room before anyone in it has spoken, and is tired by noon{ref}.',
        'You melt easily into what others are hoping for.',
        'Have a signal for coming back, such as a palm against the cool of the wall.',
      ],
    },
  ],
}
