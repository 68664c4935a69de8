import type { AspectPoint } from '#sky/aspects.ts'
import type { AspectQuality, Wording } from '../../wording.ts'

/** Your Uranus, and what it meets in your partner. */
export const uranusSynastry: Partial<Record<AspectPoint, Record<AspectQuality, Wording[]>>> = {
  sun: {
    joined: [
      {
        view: 'decision',
        sentences: [
          'After coffee with you, {partner} quits things{ref}: the choir, the side parting, a title on the business card.',
          'You only asked who had put that rule there.',
          'Ask a second time what is to stay, and help guard it as well.',
        ],
      },
      {
        view: 'friendship',
        sentences: [
          'With you {partner} is a slightly different person from the one on the group photo{ref}, louder or barefoot.',
          'The others wonder where that came from.',
          'Meet now and then among their old friends, where they may be the usual one without a comment.',
        ],
      },
    ],
    harmonious: [
      {
        view: 'habit',
        sentences: [
          "A wrong turn you suggested is by now {partner}'s favorite street{ref}.",
          'You loosen what they believe about themselves by a single screw, and they walk easier.',
          'Offer another turn this month, no bigger than an hour, and leave out the reasons.',
        ],
      },
      {
        view: 'crowd',
        sentences: [
          'Odd hats, odd opinions, a birthday in the tool shed{ref}: you find it natural that {partner} should do it their own way.',
          'Few give that permission so lightly.',
          'Be the first guest, and bring whoever would laugh for the right reasons.',
        ],
      },
    ],
    tense: [
      {
        view: 'quarrel',
        sentences: [
          "As soon as {partner} says 'we always', you feel an itch between your shoulders{ref}.",
          'You break the custom to get air, and they take it for a crack in themselves.',
          "Say 'I need something new', and leave the thing they are proud of out of the experiment.",
        ],
      },
      {
        view: 'memory',
        sentences: [
          "The evening of {partner}'s big announcement is apt to be the one on which you tell everyone about Lisbon{ref}.",
          'Timing runs wild in you.',
          'Keep your bombshell until the plates are washed, and give theirs its whole night.',
        ],
      },
    ],
  },
  moon: {
    joined: [
      {
        view: 'kitchen',
        sentences: [
          'Back from an errand, {partner} finds the table moved and the lamp hanging over nothing{ref}.',
          'For you it is a fresh morning, for them a strange apartment.',
          'Make the changes together from now on, one item at a time, and leave the cup shelf alone.',
        ],
      },
      {
        view: 'body',
        sentences: [
          'Your comings and goings follow no pattern, so {partner} rests with one ear open{ref}.',
          'Excitement and unrest lie close together there.',
          'Send a short line before you come, with the hour in it, and come at that hour.',
        ],
      },
    ],
    harmonious: [
      {
        view: 'habit',
        sentences: [
          "Breakfast on the fire escape, supper at ten in the morning{ref}: you give {partner}'s needs a holiday from the clock.",
          'They find that they are fed all the same.',
          'Swap one more custom for a better one, and ask after a week which to keep.',
        ],
      },
      {
        view: 'solitude',
        sentences: [
          'Nobody has to be cheered up near you{ref}.',
          'You come by, say something odd about pigeons, and leave again before {partner} needs the room to themselves.',
          'Go on being that sort of visitor, and let them know which knock is yours.',
        ],
      },
    ],
    tense: [
      {
        view: 'quarrel',
        sentences: [
          'Closeness grows for an hour, and then you have to look at something in the yard{ref}.',
          '{partner} stays behind with half a sentence and a warm cushion.',
          "Say 'back in twenty minutes' as you get up, and let the kitchen clock be your witness.",
        ],
      },
      {
        view: 'memory',
        sentences: [
          "Surprises have been a mixed business in {partner}'s life, and you love to spring them{ref}.",
          'The face you see behind the balloons is counting exits.',
          'Announce that there will be one and when it will be over, and keep what it is to yourself.',
        ],
      },
    ],
  },
  mercury: {
    joined: [
      {
        view: 'desk',
        sentences: [
          'Half of what {partner} thinks on a given day has been knocked sideways by you{ref}.',
          'Notes turn into arrows, the arrows leave the paper.',
          'Photograph the board before you wipe it, because one of those arrows was going somewhere.',
        ],
      },
      {
        view: 'crowd',
        sentences: [
          "Conversation between you can't be followed from the next table{ref}.",
          'You jump, {partner} is already there, and the waiter gives up on the order.',
          'Translate a little when there is a third person, and let that person change the subject.',
        ],
      },
    ],
    harmonious: [
      {
        view: 'decision',
        sentences: [
          'The seventh possibility is the one you see, upside down, with the handle on the left{ref}.',
          '{partner} tests it and says it might even work.',
          'Bring them a knot of your own, too, since they ask in an order you never would.',
        ],
      },
      {
        view: 'friendship',
        sentences: [
          'Messages from you at odd hours are a small window{ref}: a photo of a sign, a word that ought to exist.',
          '{partner} answers without a hello, and thinks more freely for it.',
          'Collect the best twenty and print them for winter.',
        ],
      },
    ],
    tense: [
      {
        view: 'quarrel',
        sentences: [
          "Halfway through {partner}'s explanation you know it, doubt it, and are off to the next topic{ref}.",
          'What remains on the table is a verb without an object.',
          'Wait for the last word and repeat it, then jump as far as you want.',
        ],
      },
      {
        view: 'desk',
        sentences: [
          'Folders get new names from you just when {partner} has learned the old ones{ref}.',
          'It is a better system, as is every one of yours.',
          'Let this one stand for a season, write down how it works, and play with a copy.',
        ],
      },
    ],
  },
  venus: {
    joined: [
      {
        view: 'love',
        sentences: [
          'Hearts beat a bit out of step when you walk in{ref}, in wet boots or gold shoes, a day early.',
          '{partner} likes to be caught unprepared more than they would say.',
          'Be there as arranged once in a while, which would be the bigger surprise.',
        ],
      },
      {
        view: 'money',
        sentences: [
          'Taste runs off the road with you{ref}.',
          '{partner} came for a beige lamp and carries out a traffic light that works.',
          'Keep a corner for such finds, and agree that each may veto one a year.',
        ],
      },
    ],
    harmonious: [
      {
        view: 'friendship',
        sentences: [
          'No label is needed for what you two enjoy{ref}.',
          'You give {partner} a long leash and no quiz afterward, and the fondness comes home by itself with burrs on its coat.',
          'Invite them to something without saying what it is, shoes for walking.',
        ],
      },
      {
        view: 'kitchen',
        sentences: [
          'Cardamom in the gravy was your idea{ref}, and {partner}, who has the finer tongue, made a dish of it.',
          'Novelty from one side, measure from the other.',
          'Cook a meal from a country neither of you could find on a map.',
        ],
      },
    ],
    tense: [
      {
        view: 'love',
        sentences: [
          'Three warm messages, then two days of nothing{ref}: to you it is breathing, to {partner} a question mark at the bedside.',
          'Freedom needs fewer silences than you think.',
          'Send a dot, a leaf, any sign that you are merely elsewhere.',
        ],
      },
      {
        view: 'crowd',
        sentences: [
          'Something lovely was arranged, with napkins, and you felt a fence{ref}.',
          'Your joke about it hit {partner} in the napkins.',
          'Go out on the steps for five minutes, come back and find one thing on that table to be honestly pleased with.',
        ],
      },
    ],
  },
  mars: {
    joined: [
      {
        view: 'body',
        sentences: [
          'Near you {partner} jumps first and looks on the way down{ref}.',
          'Your restlessness and their push add up to bruised shins and very good stories.',
          'Before either of you gets up, fix the one rule that stays, helmets for instance.',
        ],
      },
      {
        view: 'desk',
        sentences: [
          'Fuses are short and ideas are many when you spur {partner} on{ref}.',
          'The wall you called superfluous is out by noon, with dust in the butter.',
          'Ask a dull question first, such as what the wall was holding up.',
        ],
      },
    ],
    harmonious: [
      {
        view: 'decision',
        sentences: [
          'You spot the gap in the fence, {partner} is through it{ref}.',
          'What others would debate for a month takes the pair of you an afternoon and a borrowed ladder.',
          'Choose something useful to be so quick about, the allotment or the petition.',
        ],
      },
      {
        view: 'quarrel',
        sentences: [
          'Stuck fights come loose when you do something silly{ref}.',
          '{partner}, red in the face, sees you climb on the chair to continue from there, and has to laugh.',
          'Come down soon, and settle the matter at floor level.',
        ],
      },
    ],
    tense: [
      {
        view: 'quarrel',
        sentences: [
          'Pushed, you vanish, and {partner} pushes harder at the place where you were{ref}.',
          'That makes two people out of breath in an empty hall.',
          'Name a time for your answer, and show up for it without a new plan.',
        ],
      },
      {
        view: 'habit',
        sentences: [
          'Training is set for six, and you propose a kite at five to{ref}.',
          '{partner} has the shoes on already and the blood up.',
          'Let what has been agreed run its course, then ask who would like to see the kite.',
        ],
      },
    ],
  },
  asc: {
    joined: [
      {
        view: 'body',
        sentences: [
          'Like a cold shower that turns out to be fun, you come upon {partner} from the side{ref}.',
          'Their hair stands up a little, their step gets springy.',
          'Give a cough at the corner, at least before the first coffee.',
        ],
      },
      {
        view: 'crowd',
        sentences: [
          'People take a second look at the two of you{ref}.',
          'In your presence {partner} dares the striped trousers, the loud laugh, the seat in front.',
          'Say which of it you like for their sake, so that the stripes are not merely yours.',
        ],
      },
    ],
    harmonious: [
      {
        view: 'habit',
        sentences: [
          'Walks with you have no route{ref}, and {partner} comes home with a plastic crown, a new bakery and pink cheeks.',
          'Your whims have the right length for those legs.',
          'Toss a coin at every corner for an hour, then take the tram.',
        ],
      },
      {
        view: 'friendship',
        sentences: [
          'How {partner} looked last year does not interest you{ref}, and that makes getting dressed easier.',
          'They may try on any version, and you ask it where it would like to eat.',
          'Greet the newest as if it had always lived here.',
        ],
      },
    ],
    tense: [
      {
        view: 'body',
        sentences: [
          'Stillness, then a clap of the hands{ref}: your rhythm gives {partner} hiccups.',
          'They need to see a thing coming before they can like it.',
          'Come in by the front door, say what you have in mind, and leave a minute for their shoulders to drop.',
        ],
      },
      {
        view: 'quarrel',
        sentences: [
          "Remarks on {partner}'s appearance fly out of you like corks{ref}.",
          'It was a thought, you say, and a fresh one.',
          'Keep three of them in the bottle this week, and speak the fourth after you have found out what kind of day it was.',
        ],
      },
    ],
  },
  mc: {
    joined: [
      {
        view: 'decision',
        sentences: [
          "Since you came along, {partner}'s straight road has an exit{ref}.",
          'Nobody else asks what they would do if the job had never been invented.',
          'Stay around for the unglamorous part, the forms and the first thin month, if they take it.',
        ],
      },
      {
        view: 'crowd',
        sentences: [
          'Official occasions tremble slightly when you accompany {partner}{ref}.',
          'You might say what everybody thinks about the logo.',
          'Ask beforehand how much of a free spirit is wanted tonight, and keep the remainder for the ride back.',
        ],
      },
    ],
    harmonious: [
      {
        view: 'desk',
        sentences: [
          "Where {partner}'s field has a rut, you lay a plank across{ref}.",
          'You know nothing of the trade and therefore ask why it is done on paper.',
          'Offer one such question a month, over lunch, and let them decide what becomes of it.',
        ],
      },
      {
        view: 'friendship',
        sentences: [
          'Titles leave you cool, and {partner} breathes out{ref}.',
          'With you one can be head of something and still eat fries on a wall.',
          'Keep that wall in reserve for the week of the big presentation, and bring the salt.',
        ],
      },
    ],
    tense: [
      {
        view: 'desk',
        sentences: [
          'The speech was printed, the seats were numbered, and you had a better idea{ref}.',
          '{partner} hears it with one hand on the door handle.',
          'Put it in writing, date it, and hand it over when the applause is done and the next round begins.',
        ],
      },
      {
        view: 'quarrel',
        sentences: [
          'Respectable is a word that sends you for the orange fence paint{ref}, and {partner} has to live behind that fence with a name.',
          'Ask which boards face the street.',
          'On the others you may do whatever comes to you.',
        ],
      },
    ],
  },
}
