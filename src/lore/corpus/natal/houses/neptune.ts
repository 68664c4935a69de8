import type { House } from '../../../house.ts'
import type { Wording } from '../../../wording.ts'

export const neptuneInHouse: Record<House, Wording[]> = {
  1: [
    {
      view: 'body',
      sentences: [
        'Your face takes the light of whoever sits across from you{ref}.',
        'Photos of you look like six relatives, and people greet you with a half-remembered name.',
        'Wear the same color for a month and answer to nothing but your own name, kindly; edges come to you by repetition.',
      ],
    },
    {
      view: 'crowd',
      sentences: [
        'You drift into a place more than you enter it, and by the second sip somebody is telling you what nobody knows{ref}.',
        'You invite it by not being sharp.',
        'Carry a question of your own into every gathering, and put it to somebody before you have been filled up.',
      ],
    },
  ],
  2: [
    {
      view: 'money',
      sentences: [
        "Banknotes turn to water in your pocket: a busker, a bouquet, a friend's idea{ref}.",
        "You aren't careless, you just can't feel the border between yours and needed.",
        'Let an automatic transfer be hard-hearted for you on payday, and be soft with what remains.',
      ],
    },
    {
      view: 'desk',
      sentences: [
        'Asked what you charge, you look at the ceiling as though the sum were written there in pencil{ref}.',
        "What you give can't be weighed, so it goes out free.",
        'Have a practical friend set the figure once, print it, and point at the paper.',
      ],
    },
  ],
  3: [
    {
      view: 'desk',
      sentences: [
        'On the phone you answer what the voice said, and the words arrive an hour later{ref}.',
        'Directions evaporate on the second left.',
        "Repeat the address aloud before hanging up, and save your finer hearing for poems, dialects, and what the neighbor doesn't tell you over the fence.",
      ],
    },
    {
      view: 'memory',
      sentences: [
        'Some child in you still speaks a made-up language, with a map to it and a lisping king{ref}.',
        'A good part of your thinking takes place there.',
        'Write one page in that tongue before answering the mail, and the mail will come out with more color in it.',
      ],
    },
  ],
  4: [
    {
      view: 'kitchen',
      sentences: [
        'Your front door is hardly a door: neighbors, moods and damp come through it{ref}.',
        'You dream of a place by the water, and furnish it in your head during meetings.',
        'Mend the real gutter; the dream can wait, and it likes dry walls.',
      ],
    },
    {
      view: 'memory',
      sentences: [
        'The family album has a page in it for you with the corners glued and no picture{ref}.',
        'You feel homesick for it.',
        'Collect three facts about it from three people, and see how the longing gets a street name.',
      ],
    },
  ],
  5: [
    {
      view: 'love',
      sentences: [
        'Love comes to you as sleep does, and you never catch the moment{ref}.',
        'For weeks everything has a soundtrack.',
        'Do something clumsy together early on, put up a tent, gut a fish, and look at who is there when the music stops to tune.',
      ],
    },
    {
      view: 'desk',
      sentences: [
        'What you make seems to have been there before, like a stone in a stream{ref}.',
        "You can't say how it was done, and you leave it on a bus.",
        'Put a date and a name on the back of each piece, and keep them all in one box.',
      ],
    },
  ],
  6: [
    {
      view: 'desk',
      sentences: [
        'The to-do list gets wet: four things run together, and the fifth becomes a lullaby{ref}.',
        'You work like weather, and mend more by being around than your job describes.',
        'Pin three tasks to the wall in thick marker, and take one down before lunch.',
      ],
    },
    {
      view: 'body',
      sentences: [
        'You catch moods as others catch a draft, on the tram, under the tired lights of the office{ref}.',
        'A body so porous wants gentle rules.',
        'Water first, then fruit, then news: keep to that order for some mornings and feel how late the world may begin.',
      ],
    },
  ],
  7: [
    {
      view: 'love',
      sentences: [
        'You marry the promise in people{ref}.',
        'They show you the attic they mean to convert, and in your mind you are hanging curtains.',
        'Love the staircase as it is for a while, creaks and all, and ask what they actually plan to do about the roof.',
      ],
    },
    {
      view: 'quarrel',
      sentences: [
        "You can be hurt for days by someone who has no idea, since you answered 'it's fine' with a smile like a curtain{ref}.",
        'They went home relieved.',
        "Take the word 'fine' out of use between you two and see what has to be said in its place.",
      ],
    },
  ],
  8: [
    {
      view: 'solitude',
      sentences: [
        "In the night hours you sense what is going on in other people's cellars{ref}: the grief behind the joke, the debt behind the new car.",
        'It seeps in.',
        'Set a bowl under it: write down what is theirs, close the book, and put on your own music.',
      ],
    },
    {
      view: 'money',
      sentences: [
        'Shared purses are foggy country for you: who lent what, who offered, who only meant to{ref}.',
        'You would rather lose than ask.',
        'Sit down with tea and a sheet of paper while it is still about small sums, and let kindness wear reading glasses.',
      ],
    },
  ],
  9: [
    {
      view: 'decision',
      sentences: [
        'You book the pilgrimage because of a bell you heard in a film{ref}.',
        'Meaning pulls at you like a tide, and brochures never mention what you go for.',
        'Bring along one skeptical friend, or at least a return ticket, and tell them each evening what was true.',
      ],
    },
    {
      view: 'desk',
      sentences: [
        'A lecture runs over you like warm rain, and a week later you know it{ref}.',
        'Examiners want it the other way around.',
        'Teach the chapter to a child with three drawings, and notice which of the steps you have only been humming.',
      ],
    },
  ],
  10: [
    {
      view: 'desk',
      sentences: [
        'Your title describes someone else, and so did the last one{ref}.',
        'You feel for the mood of an audience as others feel for a light switch.',
        'Show the work itself wherever you can, samples, sounds, a room you have changed, and let the title trail behind.',
      ],
    },
    {
      view: 'crowd',
      sentences: [
        'People talk about you as if you had been in a story they liked{ref}.',
        'Some of it you never did.',
        'Correct the flattering errors as promptly as the others, and what stays will be a reputation you can also wear at home.',
      ],
    },
  ],
  11: [
    {
      view: 'friendship',
      sentences: [
        "You remember a friend's dream better than they do, and forget where you were to meet{ref}.",
        'Strays collect around you and call it a circle.',
        'Ask one of them for a favor with a time attached, and learn who can swim as well as float.',
      ],
    },
    {
      view: 'crowd',
      sentences: [
        'When a hall begins to sing, you are gone{ref}.',
        'Joining is your strong drink: for one evening there are no strangers, and by morning you have joined the committee.',
        'Sleep before you put your name on a list, any list, also the beautiful ones.',
      ],
    },
  ],
  12: [
    {
      view: 'solitude',
      sentences: [
        'Silence has rooms for you, and you know your way about in them{ref}.',
        'An hour with the door closed does what a week at the shore does for others.',
        'Tell those you live with where you go, so that they can knock softly instead of wondering.',
      ],
    },
    {
      view: 'habit',
      sentences: [
        'At the closing credits you cry, at the station you are cheerful{ref}, since your feelings keep their appointments in private.',
        'Much of what you give, you give without a return address.',
        'Let one piece of it be traced to you, and stand there.',
      ],
    },
  ],
}
