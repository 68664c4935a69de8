import type { Sign } from '#sky/zodiac.ts'
import type { Wording } from '../../wording.ts'

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
    {
      view: 'quarrel',
      sentences: [
        'You apologize at the speed at which you offend{ref}.',
        'First impressions of you come in pairs, the bump and the grin after it, and whoever stays for the second seldom holds on to the first.',
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
    {
      view: 'friendship',
      sentences: [
        'It takes three meetings to be introduced to you, and then it holds for thirty years{ref}.',
        'You do not run to the door, you get up, and the way you set down a second cup says more than a greeting would.',
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
    {
      view: 'memory',
      sentences: [
        'At school you were two people, and the teachers compared notes{ref}.',
        'In any doorway you look younger than your passport, and strangers start with you midway through a story, as though you had only been out of the room.',
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
    {
      view: 'body',
      sentences: [
        'Your shoulders decide about a place while your mind is still at the door{ref}.',
        'If it is safe they come down by an inch, and all at once people see somebody soft and funny whom they had taken for shy.',
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
    {
      view: 'kitchen',
      sentences: [
        'You cannot hand anyone a sandwich without presenting it{ref}.',
        'Whoever drops in for five minutes gets a small occasion, a napkin, a story, their name said properly, and drives home feeling slightly taller.',
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
    {
      view: 'body',
      sentences: [
        'You stand as if you might be needed at any moment{ref}.',
        'Sleeves pushed up, weight on both feet, a pencil somewhere: out of a full station strangers pick you to ask whether this is the right platform, and you know.',
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
    {
      view: 'habit',
      sentences: [
        'You dress for the person you are going to meet{ref}.',
        'By the time they open the door the first disagreement has been prevented, and it can take them a year to discover that you have edges.',
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
    {
      view: 'body',
      sentences: [
        'It is your stillness that people notice, and they begin to fidget{ref}.',
        'You have learned to smile a second sooner than comes naturally, as one switches on a porch light, so that they will walk up the path.',
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
    {
      view: 'memory',
      sentences: [
        'No one has ever met you without hearing about somewhere else{ref}.',
        'You came into the world as if off a train, and in photographs from any age you look ready to tell what happened on the way.',
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
    {
      view: 'desk',
      sentences: [
        'You enter a room as one enters an interview, and it is the others who feel interviewed{ref}.',
        'Everyone relaxes once there is a task on the table, you first of all, since then it is clear what you are there for.',
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
    {
      view: 'friendship',
      sentences: [
        'New people tell you what is wrong with the system, and only later what their names are{ref}.',
        'You have the manner of a fellow passenger on a delayed flight, frank, amused and equal, and are puzzled when somebody takes it for closeness.',
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
    {
      view: 'solitude',
      sentences: [
        'You can leave a party by standing still{ref}.',
        'The face stays on and nods, and those who know you wave a hand in front of it and get, by way of reply, the most attentive look of the evening.',
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
    {
      view: 'quarrel',
      sentences: [
        'Authority over you has to be earned on the field{ref}.',
        'Under a chief who goes first you are loyal to the bone, and under one who sends memos you have founded something of your own within the year.',
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
    {
      view: 'body',
      sentences: [
        'You work with a steadiness by which others time their breaks{ref}.',
        'Pressure makes you slower and comfort makes you brilliant, and a chair of the right height has done more for you than any seminar.',
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
    {
      view: 'friendship',
      sentences: [
        "Half your positions go back to a chance remark at somebody else's farewell party{ref}.",
        'You are forwarded rather than promoted, and each forwarding brought you a little nearer to the work you would talk about for free.',
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
    {
      view: 'memory',
      sentences: [
        "A grandmother's shop, a father's shift, the family story of being let go: some such thing sits in on your decisions about work{ref}.",
        'You choose employers as one would choose relatives, and mourn them likewise.',
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
    {
      view: 'love',
      sentences: [
        'You have to be in love with a job, at least a little, or it shows in your posture{ref}.',
        'Give you something to be generous with, a budget, a stage, an apprentice, and you stop asking about the title.',
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
    {
      view: 'kitchen',
      sentences: [
        "You can tell from a colleague's desk what kind of week it has been{ref}.",
        'Improvements occur to you faster than they can be proposed, and you belong wherever somebody is grateful for the third.',
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
    {
      view: 'quarrel',
      sentences: [
        'You are asked to choose the paper, the wording and the peace offering{ref}.',
        'Taste and tact are your tools, and the hardest page of any month is the invoice, since you cannot find a graceful way to say the sum.',
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
    {
      view: 'decision',
      sentences: [
        'For you a career is a number of wells rather than a ladder{ref}.',
        'You go down into one subject until you know what lies under it, come up changed, and look about for the next place to dig.',
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
    {
      view: 'friendship',
      sentences: [
        'Your references live in several time zones{ref}.',
        'You make a name by enthusiasm, which carries far, and keep it by coming back years later to show what became of the promise.',
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
    {
      view: 'memory',
      sentences: [
        'Somebody in your childhood carried keys, and you watched how{ref}.',
        'You have carried some ever since, small ones to begin with, and people hand you the next before it occurs to you to ask.',
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
    {
      view: 'friendship',
      sentences: [
        'You are better known in the field than in the building{ref}.',
        'Your allies sit in other firms and other cities, and what you hatch with them after hours is the job description a few years on.',
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
    {
      view: 'solitude',
      sentences: [
        'Before you can do a thing in public you need to have been lost for a while{ref}.',
        'The walk, the nap, the hour of looking at the wall is the work, and what follows at the desk is mostly taking dictation.',
      ],
    },
  ],
}
