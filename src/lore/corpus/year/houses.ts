import type { House } from '#lore/house.ts'
import type { YearOfHouse } from '../../year-ahead.ts'

/** The twelve houses as subjects of a year of life. */
export const yearsOfHouses: Record<House, YearOfHouse> = {
  1: {
    asks: [
      'What do you want when nobody has asked you for anything yet?',
      'Which of your plans would you make again, and which did you only inherit from a younger you?',
    ],
    does: [
      {
        says: 'A cycle of twelve years begins, and you set its direction by what you start and by what you stop pretending to like.',
      },
      {
        says: 'You come first this year whether or not you arrange it. People ask for your opinion before they ask for your help.',
      },
    ],
    closes: [
      { says: 'By the end of it you look and sound more like somebody you would have picked.' },
      { says: 'The year was for beginning in your own name, and most of it will still be small.' },
    ],
  },
  2: {
    asks: [
      'What is your time worth, and who has been told?',
      'What would you keep if you had to carry all of it?',
    ],
    does: [
      {
        says: 'The year turns around what you earn, own, and can rely on. Small sums teach you more than the large ones.',
      },
      {
        says: 'You find out what you can do that others would pay for, and how rarely you have mentioned it.',
      },
    ],
    closes: [
      { says: 'It ends with fewer things and a clearer price.' },
      {
        says: 'The year was for finding out what holds you up when nobody else is holding anything.',
      },
    ],
  },
  3: {
    asks: [
      "What have you been meaning to say, and to whom, and what's the short version?",
      'Whom do you talk to every week, and is it still about anything?',
    ],
    does: [
      {
        says: 'The year runs on talk. Messages, short trips, and people who live within half an hour of you decide more than plans do.',
      },
      {
        says: 'You learn something practical, perhaps by teaching it to somebody who keeps asking why.',
      },
    ],
    closes: [
      { says: 'It leaves you with one or two conversations that you can pick up anywhere.' },
      { says: 'The year was for getting it said, first badly and then well.' },
    ],
  },
  4: {
    asks: [
      'Where do you live, and who decided that?',
      'What does a place have to have before you can stop being on your best behavior?',
    ],
    does: [
      {
        says: 'Home is the subject, from the lease to the people who come with it. Little of this year is meant to be seen from outside.',
      },
      {
        says: 'Family business you had filed as finished may come up again, in a form you can do something about.',
      },
    ],
    closes: [
      { says: 'It ends with you knowing where you are when you are off duty.' },
      { says: 'The year was for the ground floor, so there may be little to show visitors.' },
    ],
  },
  5: {
    asks: [
      'What would you do if it counted for nothing?',
      'Who gets to see you when you are enjoying yourself?',
    ],
    does: [
      {
        says: "You're asked to put something of yourself where others can like it or not, and being good at it matters less than meaning it.",
      },
      {
        says: 'Whatever you love for its own sake gets more room this year, and it starts asking for a fixed evening.',
      },
    ],
    closes: [
      {
        says: 'It leaves you with something you made or someone you courted, and with better taste.',
      },
      {
        says: 'The year was for finding out what you do gladly, without a reason that sounds adult.',
      },
    ],
  },
  6: {
    asks: [
      'Which parts of your day would you design the same way again?',
      'What do you do for others that has stopped being noticed, and do you mind?',
    ],
    does: [
      {
        says: 'The year is made of ordinary days. Sleep, tools, and the people you work beside have more to do with how it goes than any event.',
      },
      {
        says: 'You repair what you had learned to work around, and you find that half the tiredness came from the workaround.',
      },
    ],
    closes: [
      { says: 'It ends with a week that runs without you having to remember all of it.' },
      { says: 'The year was for upkeep, which nobody applauds and everybody lives on.' },
    ],
  },
  7: {
    asks: [
      'What do you ask of the people closest to you that you would not put in writing?',
      'Which of your agreements would you sign again today?',
    ],
    does: [
      {
        says: "One other person, or the lack of one, has most of your attention. What you see in them this year is partly what you won't do yourself.",
      },
      {
        says: 'Agreements come up for renewal, the spoken kind included. You find out who counts on you for what.',
      },
    ],
    closes: [
      { says: 'It leaves you with terms that both sides could repeat.' },
      { says: 'The year was for two, and you learned which half of it was yours.' },
    ],
  },
  8: {
    asks: [
      'What do you owe, what are you owed, and which of the two keeps you up?',
      'Who could ask you anything, and would you answer?',
    ],
    does: [
      {
        says: 'Whatever you share with somebody, money or trust or a secret, is counted this year. Vague arrangements get expensive.',
      },
      {
        says: 'You let something end that had been over for a while, and you have more strength afterward than you expected.',
      },
    ],
    closes: [
      { says: 'It ends lighter than it began, since you no longer guard what you gave up.' },
      { says: 'The year was for settling accounts, the kind with numbers and the other kind.' },
    ],
  },
  9: {
    asks: [
      'What do you believe now that you would have argued with five years ago?',
      'Where would you go if the reason could be simply that you want to know?',
    ],
    does: [
      {
        says: 'The year pulls you past your usual radius, by travel, by study, or by somebody who grew up with other rules.',
      },
      {
        says: 'You need a larger reason for what you do every day, and a job that has none begins to chafe.',
      },
    ],
    closes: [
      { says: 'It leaves you with a view from farther off, and fewer opinions held by habit.' },
      { says: 'The year was for learning what the rest of it is about.' },
    ],
  },
  10: {
    asks: [
      'What would you like to be known for by people who will never meet you?',
      'Are you still climbing toward something, or only still climbing?',
    ],
    does: [
      {
        says: "You're visible this year, whether you asked for it or not. What you do in front of others is remembered longer than usual.",
      },
      {
        says: 'Responsibility arrives by name. Somebody older or higher up decides something about you, or you become that somebody.',
      },
    ],
    closes: [
      { says: 'It ends with a title, a task, or a reputation that fits better than the last one.' },
      { says: 'The year was for standing by your work where people can see whose it is.' },
    ],
  },
  11: {
    asks: [
      'Who are your people, and when did you last tell them?',
      'What do you hope for that takes more than one person?',
    ],
    does: [
      {
        says: 'Friends, groups, and the people you got to know by accident matter more this year than anyone you report to.',
      },
      {
        says: 'Work of earlier years pays off through others. Somebody recommends you who owes you nothing.',
      },
    ],
    closes: [
      {
        says: 'It leaves you with company for what comes next, and one circle fewer that you attend out of duty.',
      },
      { says: 'The year was for hoping in public, together with people who hope for the same.' },
    ],
  },
  12: {
    asks: [
      'What are you carrying that no longer needs to be carried?',
      'How much of your life could go on without you for a month, and what does that tell you?',
    ],
    does: [
      {
        says: 'The last year of a cycle of twelve, and a private one. You do a good deal of sorting that looks like doing nothing.',
      },
      {
        says: 'You need more hours alone than you can easily explain. Old subjects come by once more to be let go of.',
      },
    ],
    closes: [
      { says: 'It ends quietly, with room where something used to stand.' },
      { says: 'The year was for finishing, so that the next one can begin with empty hands.' },
    ],
  },
}
