import type { QuarrelArgument } from '#lore/authored.ts'

export const moonMoonQuarrels: QuarrelArgument[] = [
  {
    thesis:
      "You comfort people in the way you'd like to be comforted, and so does {partner}, and the two ways have hardly anything in common.",
    matter: 'what comfort looks like',
    quarrel: [
      'When one of you is down, the other one does promptly what would help if it were them ({contact}).',
      "It's kindly meant and it's the wrong thing, so it doesn't help, and the one who's down has to be grateful for it as well.",
      "You see your kindness not working and offer more of the same, and {partner} does that too when it's the other way around.",
      'In the end you both feel refused, and nobody was refusing anything.',
    ],
    repair: [
      "You give what you'd love to get, and {partner} can't take it in, which each of you reads as coldness in the other.",
      'One sentence about what would actually help is worth an evening of guessing.',
    ],
    yours: "Ask what would help before you help, even when you're sure you know.",
    theirs:
      'It would help if {partner} said what they need in one plain word, such as food or quiet.',
    both: 'Each of you writes down three things that comfort you, and this month the other one uses that list only.',
    traces: {
      meet: "When one of you has a cold, the other one turns up with ginger tea or tactfully stays away. Early on any kindness is welcome, and nobody minds that it's the wrong one.",
      draw: "{partner} won't leave anyone alone with a bad day, and neither will you. Among people who reply with a thumbs-up, you each know what that's worth.",
      days: "When you've both had a rotten afternoon, one of you sends something funny and the other one asks how it feels. Then you both wait for the help to begin.",
      purpose:
        "Two ways of comforting cover a good many people. A friend who needs company and a friend who needs to be left alone have both come to the right address, once you've agreed on which of you is to answer.",
    },
    last: {
      shape: 'scene',
      says: '{partner} has had a bad day, and you do what would help them, though it would do nothing for you.',
    },
  },
  {
    thesis:
      "Neither of you can rest unless it's right, and you don't agree about what right feels like.",
    matter: 'how a night ought to be',
    quarrel: [
      "Sleep, warmth, noise, and how long an evening lasts are small matters to other people, and to you and {partner} they aren't ({contact}).",
      'What calms one of you keeps the other one up.',
      "Each of you gives way out of kindness and rests badly, and a person who's had three bad nights stops being kind.",
      "So you argue about a window or a screen, and what you both mean is that you can't settle here.",
    ],
    repair: [
      'You give in and then hold it against {partner}, and they do the same with you.',
      'It goes better to have it entirely one way on one night and entirely the other way on the next than to have it half right for nobody.',
    ],
    yours: 'Say which one thing you need in order to rest, and let the others go.',
    theirs: "{partner} could tell you which of their own habits they'd give up first.",
    both: 'Try this month what each of you is like after a week of nights exactly as you want them.',
    traces: {
      meet: 'In the early days neither of you mentions the draft, the light, or the hour, and you both think how easy it is with the other. Each of you rests up afterward.',
      draw: "{partner} notices that a room is cold before anyone shivers, and you're made the same way. Other people call that fussy, and you're both glad to know somebody who'd never use the word.",
      days: "At the movies one of you would like to sit farther back, and the other one is cold. You change seats once each, and the previews are over before you've both settled.",
      purpose:
        'A cabin booked by both of you will be quiet, warm, and dark, because one of you checked for each. Friends who come along rest better there than in their own beds.',
    },
    last: {
      shape: 'cost',
      says: 'No night will ever be just right for both of you, and on most of them one has to fall asleep a little too warm or too cold.',
    },
  },
  {
    thesis: "You both need home to feel a certain way, and it can't feel both ways at once.",
    matter: 'what home should feel like',
    quarrel: [
      "A room tells each of you how you are, so you both adjust it until it suits you, and it's the same room ({contact}).",
      "When {partner} changes it they're only making themselves comfortable, and you feel moved out of your own life a little.",
      'You change it back, without saying anything, because it seems too small to mention.',
      "It isn't small to either of you, and after a few rounds you're both living with somebody who doesn't seem to want you there.",
    ],
    repair: [
      'You undo what {partner} does when you could say what you miss, and so do they.',
      "It's usually one thing apiece, and one thing apiece can be had.",
    ],
    yours: 'Tell {partner} the one thing about a place that makes you feel you belong there.',
    theirs: '{partner} could ask before changing something that you sit beside every day.',
    both: 'Give each of you a corner this month that the other one has no say in, and decide about the rest together.',
    traces: {
      meet: "Each of you looks around the other's place on a first visit and reads it like a face. {partner} sees what you've put where, you see what they have, and neither has to live in it.",
      draw: "A rented room on a trip is a place to stay within an hour of {partner}'s coming in, and you have that gift, too. They're glad of company that also can't unpack until the table is by the window.",
      days: 'Wherever you two sit down for an hour, something gets shifted. You move the plant, {partner} moves the light, and a little later the plant is back.',
      purpose:
        "Friends who've just moved ask the two of you over early. You and {partner} disagree about every wall, and what comes out of it is a place where two kinds of people feel that they could stay.",
    },
    last: {
      shape: 'week',
      says: 'In one of the better weeks the place is yours on some evenings and theirs on others, and on Sunday it belongs to both of you.',
    },
  },
]
