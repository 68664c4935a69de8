import type { Sign } from '#sky/zodiac.ts'
import type { Wording } from '../../../wording.ts'

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
    {
      view: 'body',
      sentences: [
        'You stand a little to the side of your own place in a queue{ref}.',
        'Anyone unsure of their right to be there finds a friend in you at once.',
        'Plant both feet in the middle of the mat this week, and breathe out there.',
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
    {
      view: 'kitchen',
      sentences: [
        'You take the chipped cup and give the guest the good one{ref}.',
        'Somebody once made you feel that there was just enough without you.',
        'Your table has fed many who felt the same, so pour for yourself from the same pot.',
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
    {
      view: 'crowd',
      sentences: [
        'In a lively round your sentence is ready when the subject has changed{ref}.',
        'You can tell who else is holding one back, and you ask them by name.',
        "Say 'to come back to that' on your own behalf, and watch the heads turn.",
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
    {
      view: 'memory',
      sentences: [
        'One photograph from home you look at quickly{ref}.',
        'What was missing in it you have been giving away ever since, in soups and in rides to the station.',
        'Let somebody drive you for once, to the door and up to the lit window.',
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
    {
      view: 'love',
      sentences: [
        'When someone looks at you with delight, you check whether there is a person behind you{ref}.',
        'You look at others in that way easily, and they stand straighter for it.',
        'Hold still under such a look, for the length of a traffic light.',
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
    {
      view: 'body',
      sentences: [
        'You notice the one thing that is wrong with your hands, your hair, your walk{ref}.',
        'Those who are ashamed of how they look feel safe with you, and could not say why.',
        'Thank one part of your body tonight for work done, as you would thank a nurse.',
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
    {
      view: 'decision',
      sentences: [
        'You choose last, and then what is left over{ref}.',
        'Having been weighed once and found a little light, you now weigh everyone else with a thumb on their side.',
        'Put the thumb on your own side in one small matter, and leave it there.',
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
    {
      view: 'love',
      sentences: [
        'There is a door in you that you guard even from those who came with flowers{ref}.',
        'People with secrets recognize the guard and sit down next to it.',
        "Open it a hand's breadth to one of them, in daylight, and keep hold of the handle.",
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
    {
      view: 'crowd',
      sentences: [
        'When people speak of what they believe in, you look into your glass{ref}.',
        "You know how a great hope sounds when it falls, and so you never laugh at anyone's.",
        'Name one thing that you still hold to be true, and let it be small.',
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
    {
      view: 'memory',
      sentences: [
        'You were handed the keys before you could reach the lock{ref}.',
        'Whoever carries too much is seen by you, and helped without a word.',
        'Hand one of those keys on this week, and go out to play in the plainest sense of the word.',
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
    {
      view: 'desk',
      sentences: [
        "You have the better idea, and you put it forward as somebody else's{ref}.",
        'Being laughed out of a room leaves a person careful about rooms.',
        'Sign the next one, and send it first to the colleague who is as odd as you are.',
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
    {
      view: 'solitude',
      sentences: [
        'After a full day you carry home moods that you cannot put a name to{ref}.',
        'It is the price of hearing what others do not say, and they are better off for it.',
        'Sit by yourself until you can tell which of the moods are yours, and put the rest out with the shoes.',
      ],
    },
  ],
}
