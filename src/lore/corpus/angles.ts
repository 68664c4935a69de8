import type { Sign } from '#sky/zodiac.ts'
import type { Wording } from '../wording.ts'

export const ascendantInSign: Record<Sign, Wording[]> = {
  Aries: [
    {
      view: 'crowd',
      sentences: [
        'When a waiter asks who is ready to order, you have already opened your mouth{ref}.',
        'People take this for confidence, and half the time it is only that waiting itches more than being wrong.',
        'They forgive you quickly, because they can always see exactly where you stand.',
      ],
    },
    {
      view: 'body',
      sentences: [
        'Your walk gives you away: a beat faster than the group, head slightly forward, as if the pavement sloped{ref}.',
        'New people tend to hand you the decision before they know you, and you tend to take it.',
      ],
    },
  ],
  Taurus: [
    {
      view: 'crowd',
      sentences: [
        'Strangers lower their voices near you without noticing, the way one does near a cow or a stove{ref}.',
        'You let them take you for simple and slow for an evening, since correcting them would be work.',
        'What they meet later is someone who heard every word and has not changed position.',
      ],
    },
    {
      view: 'body',
      sentences: [
        'You enter a new place through your hands: the weight of the door, the cloth of the sofa, whether the cup is a good cup{ref}.',
        'Until that is settled you say little, and after that you are hard to move.',
      ],
    },
  ],
  Gemini: [
    {
      view: 'crowd',
      sentences: [
        'Within ten minutes at a party you know who is moving, who is not speaking to whom and where the bread came from{ref}.',
        'It looks like chatter and works like radar.',
        'Few notice that in all that talk you have given away nothing you did not choose to.',
      ],
    },
    {
      view: 'habit',
      sentences: [
        'Your face answers before you do, and your hands finish the sentence{ref}.',
        'People who like one version of a person find you hard to introduce, since you adjust your tone to whoever is opposite and mean it every time.',
      ],
    },
  ],
  Cancer: [
    {
      view: 'crowd',
      sentences: [
        'You take a reading of a room from its edge, near the coats, before you let it have you{ref}.',
        'Once someone is kind to you, you move in sideways and stay, and by the end of the evening a stranger has told you about his mother.',
      ],
    },
    {
      view: 'memory',
      sentences: [
        'The first thing anyone learns about you is that you remembered: the knee, the interview, the name of the dog{ref}.',
        'The second thing takes years, because whoever asks how you are is gently asked the same thing back.',
      ],
    },
  ],
  Leo: [
    {
      view: 'crowd',
      sentences: [
        'Heads turn a little when you arrive, and you have arranged your whole manner around pretending that they did not{ref}.',
        'You are good for a dull table: people sit up, become funnier, order the dessert.',
        'A day without any of it leaves you oddly unsure that you were there.',
      ],
    },
    {
      view: 'body',
      sentences: [
        'You carry your head as though someone had hung a lamp a little in front of it{ref}.',
        'Even your bad days have good posture, which is why friends are so late in noticing them.',
      ],
    },
  ],
  Virgo: [
    {
      view: 'crowd',
      sentences: [
        'At a party you are soon in the kitchen, sorting something, and the best conversation of the night happens there{ref}.',
        'Being useful is how you buy yourself the right to stay.',
        'Those who thank you and then take the cloth out of your hand are the ones you keep.',
      ],
    },
    {
      view: 'habit',
      sentences: [
        'Before you shake hands you have seen the crooked label, the second exit and the typing error on the name card{ref}.',
        'You mention none of it, and people still stand a bit straighter in front of you.',
      ],
    },
  ],
  Libra: [
    {
      view: 'crowd',
      sentences: [
        'You turn toward whoever is being left out, so smoothly that it seems the conversation turned by itself{ref}.',
        'People go home from you feeling well dressed.',
        'You go home having agreed to two things you must now undo.',
      ],
    },
    {
      view: 'decision',
      sentences: [
        'Asked where you would like to sit, you look at the other face first and read the answer there{ref}.',
        'It passes for having no preference, and it hides one of the most exact senses of taste in the room.',
      ],
    },
  ],
  Scorpio: [
    {
      view: 'crowd',
      sentences: [
        'You are introduced, you say one sentence, and people remember you as having been there all evening{ref}.',
        'Small talk does not shock you; it only slides off, while you watch what the speaker does with both hands.',
      ],
    },
    {
      view: 'friendship',
      sentences: [
        'Nobody reaches you by the front steps{ref}.',
        'You let people be tested by a silence or a small confidence first, and they rarely know that there was an examination.',
        'Whoever passes finds that the guard at the gate was also the warmest person in the house.',
      ],
    },
  ],
  Sagittarius: [
    {
      view: 'crowd',
      sentences: [
        'Your opinions arrive ahead of you, waving{ref}.',
        'You have the gift of making a stranger feel that the two of you have set off on a trip together, and the habit of being on the next one by the time they have packed.',
      ],
    },
    {
      view: 'body',
      sentences: [
        'You sit as if about to leave, one leg out, in a chair that suddenly looks too small{ref}.',
        'Rooms feel larger with you in them, and a little less careful.',
        'Your worst blunders and your best friends were made in the same first five minutes.',
      ],
    },
  ],
  Capricorn: [
    {
      view: 'crowd',
      sentences: [
        'Tourists ask you for directions and colleagues ask whether you run the place{ref}.',
        'It began early, with a face that looked older than the rest of the class, and you have been growing younger inside it ever since.',
      ],
    },
    {
      view: 'habit',
      sentences: [
        'You arrive with the dry joke ready and everything else put away{ref}.',
        'Favors you would rather return than receive, and praise you check for a hook.',
        'It takes people about a year to learn that the reserve was manners.',
      ],
    },
  ],
  Aquarius: [
    {
      view: 'crowd',
      sentences: [
        'Everyone is your friend within minutes and hardly anyone could say where you live{ref}.',
        'You treat the famous and the intern with the same even interest, which delights one of them and puzzles the other.',
      ],
    },
    {
      view: 'habit',
      sentences: [
        'There is usually one thing about you that does not match, a sock, a silence, a view on bread, and it is there on purpose{ref}.',
        'Being liked suits you as long as nobody closes the circle behind you.',
        'Then you look for the window.',
      ],
    },
  ],
  Pisces: [
    {
      view: 'crowd',
      sentences: [
        'Three people who met you would draw three different faces{ref}.',
        'You meet each of them where they are, tired with the tired and silly with the silly, and on the way home you have to find out which mood was yours.',
      ],
    },
    {
      view: 'body',
      sentences: [
        'Your eyes are the part people bring up later{ref}.',
        'You drift to the corner with the child, the dog or the one who is about to cry, and it does not occur to you that this was a decision.',
      ],
    },
  ],
}

export const midheavenInSign: Record<Sign, Wording[]> = {
  Aries: [
    {
      view: 'desk',
      sentences: [
        'Work suits you while it is new{ref}.',
        'The first month, the empty office, the problem without a manual: there you are worth three people, and by the anniversary you are reading other advertisements.',
      ],
    },
    {
      view: 'decision',
      sentences: [
        'Your name is known for having said the thing first{ref}.',
        'A career made of handing over what you started may look restless from outside, and it is a perfectly good one.',
      ],
    },
  ],
  Taurus: [
    {
      view: 'desk',
      sentences: [
        'What you are paid for should still be there the year after{ref}.',
        'You do badly in jobs whose product is a meeting, and well wherever someone can run a hand over the result.',
      ],
    },
    {
      view: 'money',
      sentences: [
        'You would rather be known as the one who stayed than as the one who rose{ref}.',
        'Oddly, that is how you rise: every few years the others have left and the thing is simply yours.',
      ],
    },
  ],
  Gemini: [
    {
      view: 'desk',
      sentences: [
        'Your work wants two screens, several names in the address line and a reason to call someone{ref}.',
        'Whenever you have been told to specialize, you grew a second trade under the desk.',
      ],
    },
    {
      view: 'crowd',
      sentences: [
        'In public you are the one who explains it{ref}.',
        'A thing becomes a profession for you as soon as you have had to put it into words for someone who was not there.',
      ],
    },
  ],
  Cancer: [
    {
      view: 'desk',
      sentences: [
        'You run an office the way other people run a kitchen, knowing who has not eaten{ref}.',
        'The title matters less than whether the place would notice your absence on a Monday.',
      ],
    },
    {
      view: 'crowd',
      sentences: [
        'People you have never met feel looked after by what you do{ref}.',
        'Your standing grows out of memory: you know how it was done before, and who was hurt the last time it was changed.',
      ],
    },
  ],
  Leo: [
    {
      view: 'desk',
      sentences: [
        'Your name should be on it{ref}.',
        'You can work hard in the back room for a while, but the work gets good on the day someone says who made it.',
      ],
    },
    {
      view: 'crowd',
      sentences: [
        'Sooner or later, whatever you do for a living involves standing in front of people{ref}.',
        'You dread it in the morning and by noon you are better than your notes.',
      ],
    },
  ],
  Virgo: [
    {
      view: 'desk',
      sentences: [
        'Your reputation is made of small things that did not go wrong{ref}.',
        'That is invisible work, so keep a list of it; nobody else can see the fires that never started.',
      ],
    },
    {
      view: 'decision',
      sentences: [
        'Given a choice, you take the post with the smaller title and the better tools{ref}.',
        'Being known as reliable pleases you more than being known, and it has opened every door you have gone through.',
      ],
    },
  ],
  Libra: [
    {
      view: 'desk',
      sentences: [
        'You do your best work in front of a second chair{ref}.',
        'A client, a partner, an opponent, it hardly matters who sits there: with no one opposite you polish, and with someone opposite you decide.',
      ],
    },
    {
      view: 'crowd',
      sentences: [
        'In any conflict at work, both camps copy you in{ref}.',
        'They trust your tone, and in time your trade, whatever its name, becomes the art of letting two people leave with something.',
      ],
    },
  ],
  Scorpio: [
    {
      view: 'desk',
      sentences: [
        'The awkward cases end up on your desk, the ones with a history and a missing page{ref}.',
        'You complain, and you would be bored within a week by anything that came with all its papers.',
      ],
    },
    {
      view: 'crowd',
      sentences: [
        'Colleagues know little about you and bring you what they can tell no one{ref}.',
        'That is your real position in any firm, and it does not appear on the chart in the hallway.',
      ],
    },
  ],
  Sagittarius: [
    {
      view: 'desk',
      sentences: [
        'A job holds you as long as it still has a border to cross: a language, a degree, a territory, an idea too big for the budget{ref}.',
        'Once you can see all four walls of it you start to teach it to others and look at maps.',
      ],
    },
    {
      view: 'crowd',
      sentences: [
        'What people want from you in public is the larger view{ref}.',
        'You are the one they ask to speak last, because the meeting should end on something other than the minutes.',
      ],
    },
  ],
  Capricorn: [
    {
      view: 'desk',
      sentences: [
        'You have known since school roughly where you meant to be at fifty{ref}.',
        'The route has changed three times, the altitude never, and you feel every year of delay in your shoulders.',
      ],
    },
    {
      view: 'money',
      sentences: [
        'You do not trust a promotion that came easily{ref}.',
        'Responsibility finds you, then the pay, then the title, in that order and usually a year apart.',
      ],
    },
  ],
  Aquarius: [
    {
      view: 'desk',
      sentences: [
        'Your career does not read well from top to bottom, and reads very well from the side{ref}.',
        'The odd turns were each a matter of principle, and by now the principle is what people hire.',
      ],
    },
    {
      view: 'crowd',
      sentences: [
        'You would like to have been of use to people who will never know your name{ref}.',
        'Titles embarrass you a little; a system that goes on working after you have left does not.',
      ],
    },
  ],
  Pisces: [
    {
      view: 'desk',
      sentences: [
        'Asked what you do, you begin with "well", and the answer is different for each listener{ref}.',
        'The description never fits because what you are valued for is a tone, a nose, a way of making a difficult hour easier.',
      ],
    },
    {
      view: 'crowd',
      sentences: [
        'Strangers see in your work something they had been missing, and it is not always something you put there{ref}.',
        'Let them, and keep a second, dull, well-lit room in which the invoices get written.',
      ],
    },
  ],
}
