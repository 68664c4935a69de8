import type { House } from '#lore/house.ts'
import type { Line } from '../../character.ts'
import type { TransitMeaning } from '../../transit-meaning.ts'

/** What a planet does as it turns backward or forward. */
export const stationsIn: Record<
  'mercury' | 'venus' | 'mars' | 'jupiter' | 'saturn' | 'uranus' | 'neptune' | 'pluto',
  Record<'retrograde' | 'direct', TransitMeaning>
> = {
  mercury: {
    retrograde: {
      does: [
        { says: 'You lose some speed and gain some accuracy, although the loss shows first.' },
        { says: "Conversations you'd finished with come back for the part that was left out." },
        {
          says: "Your attention belongs to what's already on the desk. New business has trouble getting a hearing.",
        },
      ],
      shows: [
        {
          says: 'A message may go to the wrong person, or sit in your drafts for a week while you wait for the answer to it.',
        },
        { says: "You may run into an old coworker on the way to something you're late for." },
        { says: "A meeting could be moved twice and end up at the hour you'd first proposed." },
      ],
      use: [
        {
          says: 'Three weeks of second looks begin, to the benefit of anything you wrote in a hurry.',
        },
        {
          says: "People from earlier in your life are easy to reach. There's usually something they'd meant to tell you.",
        },
      ],
      task: [
        'Back up your phone, and answer the oldest message you still feel bad about.',
        'Plan the next few days with an hour of slack in each of them.',
      ],
    },
    direct: {
      does: [
        {
          says: "The answer you've been waiting for starts to move, though for a few days it moves slowly.",
        },
        { says: 'You can tell which of your second thoughts were better than the first.' },
        {
          says: 'Details that refused to fit together for three weeks begin to, as soon as you stop pushing them.',
        },
      ],
      shows: [
        { says: "A confirmation may come through for something you'd stopped checking on." },
        { says: 'You may find the lost document in the folder where it belongs.' },
        {
          says: "Somebody could explain what they'd meant. It may be duller and nicer than what you'd thought.",
        },
      ],
      use: [
        { says: 'Postponed decisions can be taken up again once a few days have gone by.' },
        {
          says: "The mix-ups have taught you something that's worth writing down before everything runs smoothly again.",
        },
      ],
      task: [
        'Reschedule what fell through, starting with the person who was most patient about it.',
        'Reread the agreement once more, and then give your yes or no.',
      ],
    },
  },
  venus: {
    retrograde: {
      does: [
        {
          says: "You go back over what you love and what you've paid for it, and ask yourself if you'd do it again.",
        },
        {
          says: 'People you used to care about are back in your thoughts, looking better or worse than they deserve.',
        },
        { says: 'Charm works less well for you at present than plain affection does.' },
      ],
      shows: [
        { says: 'Somebody you once liked may get in touch, with an old photo as the excuse.' },
        { says: "You may look at yourself in something expensive and see somebody else's taste." },
        {
          says: 'A price you agreed to cheerfully could begin to bother you weeks after the fact.',
        },
      ],
      use: [
        {
          says: "About six weeks begin in which it's easier to see what you value, since you're harder to dazzle than usual.",
        },
        {
          says: 'Repairs do well in such a time, whether to a friendship or to a piece of furniture.',
        },
      ],
      task: [
        "Put off the haircut or the declaration until you've wanted it for six weeks.",
        'Write to somebody from your past, and decide in a month whether to send it.',
      ],
    },
    direct: {
      does: [
        {
          says: "You know again what you like, and could name it in half the time you'd have needed six weeks ago.",
        },
        {
          says: 'Warmth comes back into a connection that has lately been correct and a little chilly.',
        },
        { says: "A wish that you'd put on hold, out of doubt or thrift, can slowly be granted." },
      ],
      shows: [
        {
          says: 'Somebody may write to you as if nothing had happened, which could be the best way to do it.',
        },
        { says: 'You may walk past the thing you almost bought and feel nothing.' },
        {
          says: 'A compliment from an unlikely side could tell you that people have noticed a change in you.',
        },
      ],
      use: [
        {
          says: 'Reconciliations hold from here on, because both sides have had time to miss each other.',
        },
        {
          says: "Your eye for people and for things is good again, so choices that you've postponed can be made.",
        },
      ],
      task: [
        'Tell somebody that you like them better than you did before your weeks of doubt.',
        "Of the two you couldn't choose between, take the plainer one.",
      ],
    },
  },
  mars: {
    retrograde: {
      does: [
        {
          says: 'The push goes out of a project and leaves you wondering why you were in such a hurry.',
        },
        {
          says: 'Your anger turns backward. You quarrel in your head with people from two jobs ago.',
        },
        {
          says: 'You have as much strength as before, but forcing things gets you less than it did.',
        },
      ],
      shows: [
        { says: 'A machine or a teammate may refuse to work at the very moment you need them.' },
        {
          says: 'You may meet the same sore point in a workout that stopped you years ago, and be tempted to ignore it again.',
        },
        { says: "An argument you thought you'd won could be reopened by the person who lost it." },
      ],
      use: [
        {
          says: "Two months or more begin in which technique improves, because speed isn't available.",
        },
        {
          says: 'You have time to ask of each of your battles who started it and whether anyone would notice if you stopped.',
        },
      ],
      task: [
        "Stop one fight while you're ahead.",
        'Go back to the project you dropped halfway, and do only its next step.',
      ],
    },
    direct: {
      does: [
        { says: 'You feel ready to go again, several days before anyone gives you the signal.' },
        {
          says: "Anger that has gone in circles for weeks finds the right person. The conversation is shorter than you'd imagined.",
        },
        {
          says: 'Your strength comes back by degrees, so a first attempt is better taken as a test.',
        },
      ],
      shows: [
        { says: "You may pick up a tool or a racket that you haven't touched for two months." },
        {
          says: 'Somebody who was in your way could simply step aside, with a remark about the weather.',
        },
        {
          says: "A stalled project may start to move on a day when you'd planned to do something else.",
        },
      ],
      use: [
        {
          says: "Efforts that were held up can be resumed with the better plan you've had time to make.",
        },
        { says: 'Whatever you still want after such a delay is something you really want.' },
      ],
      task: [
        'Take the first step on the thing that stalled, and rest on the day after.',
        "Settle the old argument by saying what you'd have liked at the time.",
      ],
    },
  },
  jupiter: {
    retrograde: {
      does: [
        { says: "You've been adding to your life for months. Now you look at what's there." },
        {
          says: 'You begin to doubt a belief that carried you through last year, in a friendly way and mostly before sleep.',
        },
        {
          says: 'Luck comes for about four months from what you already know or own, and rarely from outside.',
        },
        {
          says: 'For about four months you get further with what you have than with anything new.',
        },
        { says: 'Growth stops on the outside and goes on in private, for about four months.' },
        {
          says: "You've been promised enough, by yourself among others. About four months begin in which some of it gets done.",
        },
      ],
      shows: [
        { says: 'An offer may be put off until next season, with sincere regrets.' },
        {
          says: 'You may get out the course materials or the travel plans you shelved, and see that they were good.',
        },
        {
          says: 'Somebody could ask you over a pleasant meal where all the effort is supposed to lead.',
        },
      ],
      use: [
        { says: "Four months are available for growing into promises you've already made." },
        {
          says: 'You can change your mind about a conviction at leisure, because no one is asking you to announce it.',
        },
      ],
      task: [
        "Go through what you said yes to in the past half year, and mark what you'd say yes to again.",
        'Take the largest plan you have, and make it smaller until you believe in it.',
      ],
    },
    direct: {
      does: [
        { says: 'Your confidence turns outward again. You feel it first as impatience with talk.' },
        { says: "What you've thought over for four months is ready to be tried on other people." },
        { says: "Things begin to grow again, on the scale that you've found you can handle." },
      ],
      shows: [
        { says: 'Somebody may renew an invitation they made in another season.' },
        { says: 'You may tell a friend about your plan and hear no doubt in your own voice.' },
        { says: "A course or a trip you'd left open could suddenly have a date." },
      ],
      use: [
        {
          says: 'Plans to expand that have been thought through can go ahead, with people willing to meet you halfway.',
        },
        {
          says: 'A belief that has come through four months of questions is one you can build a year on.',
        },
      ],
      task: [
        'Tell three people about the plan, including one who could help.',
        'Accept the offer that you asked for time to consider.',
      ],
    },
  },
  saturn: {
    retrograde: {
      does: [
        {
          says: "The pressure from outside eases, and you apply more of your own. For about four months you're the one who checks.",
        },
        { says: 'You look again at a duty you took on, and at how old you were when you took it.' },
        {
          says: "Rules you'd never questioned begin to look as though somebody had once made them up.",
        },
      ],
      shows: [
        {
          says: 'A supervisor or a landlord may go quiet, until you catch yourself doing the supervising.',
        },
        { says: "You may open the file on a finished job and see one thing you'd do over." },
        { says: 'A commitment from earlier in the year could turn out to have a second page.' },
      ],
      use: [
        {
          says: 'Old structures can be repaired at leisure, while nothing new has to be built on top of them.',
        },
        { says: "You learn what you'd ask of yourself if nobody else asked for anything." },
      ],
      task: [
        'Renegotiate one obligation before it makes you resent somebody.',
        'Redo the shoddiest piece of work that you still have to live with.',
      ],
    },
    direct: {
      does: [
        {
          says: "You've corrected the work as far as it needs correcting. What's left is to go on with it.",
        },
        {
          says: "You've found out over the summer and fall which duties are yours, so you can get on with those.",
        },
        { says: "A duty you've gone back and forth about can be kept or handed back." },
        { says: 'Delays begin to end, roughly in the order in which you dealt with their causes.' },
      ],
      shows: [
        { says: 'You may get a date for an appointment or a permit that was put off.' },
        { says: "Somebody in charge may sign what they've had on the desk for months." },
        {
          says: 'You may notice that you stopped complaining about something around the time you started doing it.',
        },
        { says: 'Somebody older could let you know, without any fuss, that you passed.' },
      ],
      use: [
        { says: "Long plans can be fixed in place, because you've found out what they rest on." },
        { says: "Limits that you've rehearsed in private hold when you say them aloud." },
      ],
      task: [
        'Put dates to the plan, and make the first one soon.',
        "Tell the people concerned what you will be responsible for and what you won't.",
      ],
    },
  },
  uranus: {
    retrograde: {
      does: [
        {
          says: 'The upheaval moves indoors. You rearrange your opinions while your life stays where it is.',
        },
        {
          says: 'You look back on a change you made in the past half year and see what you were running from.',
        },
        {
          says: 'Your restlessness turns into a long train of thought that will keep you company for five months.',
        },
      ],
      shows: [
        { says: 'A gadget or a diet that was going to change everything may be quietly given up.' },
        {
          says: 'You may come across a job or a haircut you broke away from, and find that you can be civil to it.',
        },
        {
          says: 'A friend could remind you of something radical you used to say, and you may still agree with it.',
        },
      ],
      use: [
        {
          says: "A freedom you've won can be made livable now, with regular hours and a few rules.",
        },
        {
          says: 'You can find out which of your habits are independence and which are plain contrariness.',
        },
      ],
      task: [
        'Take back one rebellion that cost you more than it freed.',
        'Think one unthinkable thing through to the end, on paper.',
      ],
    },
    direct: {
      does: [
        { says: "A change you've been ready for in private wants to be seen." },
        {
          says: 'You lose your fear of being the odd one out, faster than some of your friends would like.',
        },
        {
          says: "Surprises begin to come from outside again. After five months of thinking, you're ready for them.",
        },
      ],
      shows: [
        {
          says: "You may say at last that you're leaving, or that you're staying on your own terms.",
        },
        { says: "A new piece of equipment may make last year's problem disappear." },
        {
          says: "A stranger could turn out to live exactly as you've been imagining, and be glad to tell you how.",
        },
      ],
      use: [
        {
          says: "Anything you've tried out in your head can be tried out with other people in the room.",
        },
        { says: "Sudden openings are worth a yes if they match what you've been thinking." },
      ],
      task: [
        "Tell people about a change you've already made.",
        "Break the one rule that you haven't found a reason for in five months of looking.",
      ],
    },
  },
  neptune: {
    retrograde: {
      does: [
        {
          says: 'The fog thins out a little, so you see certain people and hopes without the music.',
        },
        { says: "You look at a dream you've been following and ask what it has been living on." },
        { says: "You come back to your own feelings after months of picking up everyone else's." },
      ],
      shows: [
        {
          says: 'You may watch a favorite film again and notice for the first time who does the dishes in it.',
        },
        {
          says: "An excuse you've accepted from someone for months could begin to sound like one.",
        },
        { says: "You may go back to an instrument or a meditation you'd let go." },
      ],
      use: [
        {
          says: "About five months of mild disappointments begin. What's left afterward can be relied on.",
        },
        { says: 'Imaginative work gains from revision, because you can see what you left vague.' },
      ],
      task: [
        "Ask one plain question about the thing you've been hoping for.",
        "Let one person you've been rescuing try it alone.",
      ],
    },
    direct: {
      does: [
        {
          says: 'You can hope for the best again, and you check more than you did the last time.',
        },
        {
          says: 'A dream gets moving again after five months of sobering up, and you know by now what it needs from you.',
        },
        {
          says: "You soften, and other people's feelings start to get in ahead of your timetable.",
        },
      ],
      shows: [
        { says: "A song or a kind face may tell you that it's all right to go on." },
        { says: 'Your mind may wander in meetings and come back with something useful.' },
        { says: "Somebody could need you in a way that's hard to put on a calendar." },
      ],
      use: [
        {
          says: 'Ideas come of their own accord now, mainly to people who keep a regular hour for them.',
        },
        { says: "Forgiveness that you've reached in private can be shown." },
      ],
      task: [
        'Give your imagination the first half hour of a day, ahead of the news.',
        "Be kind once to somebody who's bad at accepting kindness.",
      ],
    },
  },
  pluto: {
    retrograde: {
      does: [
        {
          says: 'The struggle goes under the surface, where you find out what your own part in it is.',
        },
        {
          says: "You take another look at something you'd buried. It's in better condition than you feared.",
        },
        {
          says: "You've been trying to control something outside. Over five months you find out what you'd have to change in yourself.",
        },
      ],
      shows: [
        {
          says: 'You may notice what three different arguments had in common in the way they ended.',
        },
        {
          says: 'Somebody powerful may be busy with their own troubles, and leave you some peace.',
        },
        {
          says: "A subject you thought you'd closed for good could come up in a dream, or late at night with a friend.",
        },
      ],
      use: [
        { says: 'A deep change can be digested now, at a speed you can bear.' },
        {
          says: 'You can look into motives, including your own, without having to report on them.',
        },
      ],
      task: [
        'Admit to yourself what you get out of the thing you complain about most.',
        "Let go of one thing you've been controlling, and watch what happens without you.",
      ],
    },
    direct: {
      does: [
        { says: 'What has been working in you for five months starts to show in what you do.' },
        {
          says: 'A pressure that built up out of sight finds its direction, which makes it less frightening.',
        },
        { says: "You're ready to be done with something, and ready to tell people." },
      ],
      shows: [
        { says: 'The balance of power at work or in the family may shift by one seat.' },
        { says: "You may throw out in an afternoon what you couldn't touch all season." },
        { says: 'Somebody could give up trying to change your mind, and sound relieved.' },
      ],
      use: [
        { says: "Endings that you've prepared can be carried out with very little drama." },
        {
          says: "You've had five months to understand what you want power for, and it's safer to use some now.",
        },
      ],
      task: [
        "End the thing that you've been ending in your head.",
        "Use your strength where others can see it, and say what it's for.",
      ],
    },
  },
}

/** What gets gone over again when a planet turns in a house. */
export const stationsInHouse: Record<House, Line[]> = {
  1: [
    {
      says: 'Your manner is up for a second look, above all the parts of it that you put on for strangers.',
    },
    {
      says: 'You go over a picture of yourself that you settled on some time ago and find it slightly out of date.',
    },
    { says: "A change in yourself that you'd declared finished wants another fitting." },
  ],
  2: [
    { says: 'What you earn or charge gets added up again. The second sum is the one to use.' },
    { says: 'You go back over a purchase or a price and ask what it was supposed to do for you.' },
    {
      says: "An old doubt about what you're worth comes by, and you can answer it with better figures than before.",
    },
  ],
  3: [
    {
      says: 'Messages and casual promises get reread, sometimes by the person they were addressed to.',
    },
    {
      says: 'You return to a conversation with a neighbor or a relative at the very point where it broke off.',
    },
    {
      says: 'Something you learned in a hurry has to be learned again, which is how you come to understand it.',
    },
  ],
  4: [
    {
      says: 'A question of home that seemed decided is on the table again, perhaps put there by the youngest person at it.',
    },
    {
      says: 'You go back to a place where you used to live, at least in your thoughts, to see what you left there.',
    },
    { says: 'Family arrangements come up for review, including the ones no one remembers making.' },
  ],
  5: [
    {
      says: "You take up an old pastime again, for long enough to see whether there's still any fun in it.",
    },
    {
      says: "A piece of creative work wants to be done over by somebody who's a better judge by now.",
    },
    {
      says: "Rules you've made for children, or for your own pleasures, turn out to need a second version.",
    },
  ],
  6: [
    {
      says: "You go through your routine item by item. The one you'd have kept is often the one to drop.",
    },
    { says: "A job you've handed in comes back with notes." },
    { says: 'You return to a habit that did you good, and find out why you stopped.' },
  ],
  7: [
    {
      says: 'An agreement between two people is read again, though both of them nearly know it by heart.',
    },
    {
      says: 'Somebody who used to be your other half, in love or in business, comes up again in conversation.',
    },
    { says: 'You take a second look at what you agreed to for the sake of peace.' },
  ],
  8: [
    { says: 'Shared expenses and old favors are gone over until two people get the same result.' },
    {
      says: "You go back to something you once told in confidence, or didn't, and think about it differently.",
    },
    { says: 'An entanglement you believed you were out of has one more thread to untie.' },
  ],
  9: [
    {
      says: 'A trip or an application has to be planned a second time, with fewer nerves than the first.',
    },
    { says: 'You go back to a teacher or a book that once made up your mind for you.' },
    { says: 'One of your principles gets looked at again in the light of what you actually did.' },
  ],
  10: [
    {
      says: "Your direction at work is reconsidered, at times by people who didn't ask you first.",
    },
    {
      says: 'A decision about your position is postponed, which gives you time to prepare for it.',
    },
    {
      says: 'You look again at something you once wanted in public and check whether you still do.',
    },
  ],
  11: [
    { says: "You go through your circle again and notice who's been missing from it." },
    {
      says: 'A plan made by several people goes back a stage, to the relief of at least two of them.',
    },
    { says: "You take out an old hope. It has kept better than you'd have guessed." },
  ],
  12: [
    { says: "Something you'd put out of your mind is back in it, and quieter than it used to be." },
    { says: "You go over a private regret until there's nothing more to learn from it." },
    {
      says: 'A rest that you cut short is continued, by means of early nights or a week without news.',
    },
  ],
}
