import type { Sign } from '#sky/zodiac.ts'
import type { Wording } from '../../wording.ts'

export const chironInSign: Record<Sign, Wording[]> = {
  Aries: [
    {
      view: 'memory',
      sentences: [
        'At some point taking up space became a thing you apologized for{ref}.',
        "You still say 'Sorry, can I just' before a sentence you have every right to.",
        'It made you the person who holds the door for the shy; go through it yourself now, first.',
      ],
    },
    {
      view: 'quarrel',
      sentences: [
        'Being passed over at a counter stings you more than the wait is worth, so you step back before anyone can do it{ref}.',
        'Others learn nerve from how you coax them forward.',
        'Stand where you put them, just once, with your elbows out.',
      ],
    },
  ],
  Taurus: [
    {
      view: 'money',
      sentences: [
        'To believe you are worth your price has never come easily{ref}.',
        'You round your own invoice down, and you can tell everyone else what they should charge.',
        'Write the next one with your own advice in your ear, then send it before lunch.',
      ],
    },
    {
      view: 'body',
      sentences: [
        'In a dressing room you look at the curtain rather than the mirror{ref}.',
        'Your body was discussed once, in a tone you can still hear.',
        "The ease you hand to others, 'You look like yourself, come on', is cut to fit you too.",
      ],
    },
  ],
  Gemini: [
    {
      view: 'memory',
      sentences: [
        'Someone once finished your sentence for you, wrongly, and the class laughed{ref}.',
        'Since then newcomers, slow talkers and small children have had your full patience.',
        'What you tell them works on you as well: begin anyway, and let the word arrive late.',
      ],
    },
    {
      view: 'desk',
      sentences: [
        'You reread a message four times and still think it says something stupid{ref}.',
        "It doesn't.",
        'You translate for everyone, between departments, between sisters, so ask one of them to read yours back to you as they hear it.',
      ],
    },
  ],
  Cancer: [
    {
      view: 'kitchen',
      sentences: [
        'There was a chair at some table that was not quite meant for you{ref}.',
        'Since then nobody eats alone in your presence.',
        'Sit down yourself while it is hot, because the one who carries the plates belongs to the family as well.',
      ],
    },
    {
      view: 'love',
      sentences: [
        'Being held makes you brace, only for a second, as if it were a mistake{ref}.',
        'With others you wait that second out, with tea and without talk.',
        'Tell the person who holds you that it exists, and they can learn to wait as well.',
      ],
    },
  ],
  Leo: [
    {
      view: 'crowd',
      sentences: [
        'A song of yours was met with silence once, or with the wrong kind of smile{ref}.',
        'You became the best audience anyone could ask for, the first to clap, the last to stop.',
        'Sing it again, small, to somebody you have clapped for.',
      ],
    },
    {
      view: 'desk',
      sentences: [
        "You can praise a stranger's pie until it glows, and you hide your own paintings behind the door{ref}.",
        'Whatever in you wanted to be seen was scolded early.',
        'Hang one of them at eye level, with a nail rather than tape.',
      ],
    },
  ],
  Virgo: [
    {
      view: 'desk',
      sentences: [
        'One mistake from years ago still comes up for review at night{ref}.',
        'It has made you gentle with beginners, whom you never let feel stupid.',
        'At the next slip, say to yourself what you said to the intern last week, word for word.',
      ],
    },
    {
      view: 'habit',
      sentences: [
        'You apologize for the state of an apartment that is in perfect order{ref}.',
        'Somewhere you learned that you were a thing to be corrected.',
        'The people whose muddles you have quietly sorted out see nothing to correct: believe three of them.',
      ],
    },
  ],
  Libra: [
    {
      view: 'love',
      sentences: [
        'You know how it is when the pairs are made and you are the one left over{ref}.',
        'Now you seat people so that it happens to nobody, and stay standing with the pitcher.',
        'Someone has kept the place beside them: look around.',
      ],
    },
    {
      view: 'quarrel',
      sentences: [
        'A raised voice in the next room, and you are eight years old and in charge of peace{ref}.',
        'A fine mediator came of it.',
        'Resign for an evening: let two adults have it out while you finish your crossword.',
      ],
    },
  ],
  Scorpio: [
    {
      view: 'solitude',
      sentences: [
        'Trust broke for you once, with someone you had shown the hiding place{ref}.',
        'Since then people bring you what they can tell nobody, and it is safe.',
        'Show one of them a hiding place of yours, a small one with an exit.',
      ],
    },
    {
      view: 'money',
      sentences: [
        'Needing something from somebody is the sore spot{ref}.',
        'You return a favor within the day, with interest, to be free again.',
        'Others may owe you for years, and you enjoy it: allow one of them the same enjoyment.',
      ],
    },
  ],
  Sagittarius: [
    {
      view: 'decision',
      sentences: [
        'What you believed in let you down at an age when you had already packed for it{ref}.',
        'You are kind to doubters and short with guides.',
        'Lead a walk yourself, a real one, with a thermos: people follow someone who admits where the path got lost.',
      ],
    },
    {
      view: 'desk',
      sentences: [
        'Whatever hangs on the wall, you feel like the one without the diploma{ref}.',
        'Because of it you explain things so that nobody has to pretend.',
        'There is at least one person who is learning from you at present and calls it school.',
      ],
    },
  ],
  Capricorn: [
    {
      view: 'desk',
      sentences: [
        'A nod from a certain person never came{ref}.',
        'You have worked toward it for years, past several others who nodded.',
        'To juniors you give it freely, in passing, with their name; perhaps this is how it was meant to travel, downward and on.',
      ],
    },
    {
      view: 'crowd',
      sentences: [
        'Titles sit on you like a hat in the wind, with one hand always up{ref}.',
        'You half expect somebody to ask for your papers.',
        'Meanwhile most of the department was trained by you: let the hand down in their company.',
      ],
    },
  ],
  Aquarius: [
    {
      view: 'crowd',
      sentences: [
        'You know the outside of a lit window from long study{ref}.',
        'It taught you to see who else is standing in the yard, and your groups are made of them.',
        "When they say 'we', check that you are hearing yourself in it.",
      ],
    },
    {
      view: 'friendship',
      sentences: [
        'The thing that made you odd in seventh grade is what people ask your advice about today{ref}.',
        'You still mention it with a laugh, to be first.',
        'Leave off the laugh next time, and see how closely they listen.',
      ],
    },
  ],
  Pisces: [
    {
      view: 'body',
      sentences: [
        'Skin was left out when you were made, or that is how it felt in the school bus{ref}.',
        'Now you can tell how anyone is by the way they set down a bag.',
        'Close the day with something that has an edge: cold water, a bolt, a shut book.',
      ],
    },
    {
      view: 'friendship',
      sentences: [
        'You were rescuing people before you could swim{ref}.',
        'Out of it came a rare gift for keeping someone company in deep water.',
        'Wave to the shore yourself sometimes: the people standing there have been hoping to be asked.',
      ],
    },
  ],
}
