import type { Contact } from '../../../contact.ts'

type MidheavenContact =
  | 'sun~mc'
  | 'moon~mc'
  | 'mercury~mc'
  | 'venus~mc'
  | 'mars~mc'
  | 'jupiter~mc'
  | 'saturn~mc'
  | 'mc~sun'
  | 'mc~moon'
  | 'mc~mercury'
  | 'mc~venus'
  | 'mc~mars'
  | 'mc~jupiter'
  | 'mc~saturn'

/**
 * What goes on between one person's planet and the other's Midheaven, when it stands there (`joined`) or across
 * from it (`tense`). Other aspects of a Midheaven are not told.
 */
export const midheavenContacts: Record<MidheavenContact, Record<'joined' | 'tense', Contact>> = {
  'sun~mc': {
    joined: {
      between: [
        "You take {partner}'s work personally, and you introduce them to people with the job title first.",
      ],
      you: [
        "You feel important in {partner}'s life in a way that other people can see, and you like that it shows.",
      ],
      they: [
        'They probably feel that you point them toward the thing they ought to be doing, on days when they would sooner not be told.',
      ],
      helps: [
        "You two are at your best when something of {partner}'s has to be seen by the world, because you believe in it out loud.",
      ],
    },
    tense: {
      between: [
        'You matter to {partner} most behind the scenes, and their working life can feel like a place that you visit on a pass.',
      ],
      you: [
        "You like {partner} best with the work put away, and you're a little jealous of whatever keeps them late.",
      ],
      they: ['They probably come home to you in order to be nobody in particular for a few hours.'],
      helps: [
        'A home that runs on its own terms is what you give {partner}, and it holds up what they do outside.',
      ],
    },
  },
  'moon~mc': {
    joined: {
      between: [
        'When {partner} has had a bad day at work you feel it over the phone, and you change the plan for the evening.',
      ],
      you: [
        "You'd like {partner} to leave work at work now and then, and you end up asking how it went.",
      ],
      they: [
        "They may not notice how often they have talked a thing over with you before they're sure of it in public.",
      ],
      helps: [
        'Before a large decision about work {partner} does well to ask you, because your feeling about it is usually early and right.',
      ],
    },
    tense: {
      between: [
        'With you {partner} is somebody that people at work hardly know, and you both protect that.',
      ],
      you: [
        'You feel closest to {partner} on the days when nobody is expecting anything from them.',
      ],
      they: [
        'They may find that being needed at home and being needed at work come to a head in the same week.',
      ],
      helps: [
        "Family weather reaches {partner} through you, and you're good at telling them in time.",
      ],
    },
  },
  'mercury~mc': {
    joined: {
      between: [
        "You think about {partner}'s career in some detail, and articles about it turn up in their messages.",
      ],
      you: [
        "You have advice about {partner}'s work, and it goes over better when you ask whether it's wanted.",
      ],
      they: ['They probably try the difficult email out on you before it goes to anyone else.'],
      helps: [
        "You're useful to {partner} before an interview or a speech, since you hear which sentence is one too many.",
      ],
    },
    tense: {
      between: ['Talk between you drifts home, to the family and the rent, however it begins.'],
      you: [
        "You'd like to hear more about {partner}'s day, and what you get is the part that concerns the house.",
      ],
      they: ['They may come to you to think in private, away from everyone they work with.'],
      helps: ['You can say to {partner} at the table what nobody at work would dare to.'],
    },
  },
  'venus~mc': {
    joined: {
      between: [
        'You look good beside {partner} in public, and invitations tend to come to both of you.',
      ],
      you: [
        'You like what {partner} does and how they look doing it, and you say so to other people.',
      ],
      they: ["They probably find people better disposed when you've been there first."],
      helps: [
        "You help {partner} with the human side of work, such as the thank-you note that they'd have forgotten.",
      ],
    },
    tense: {
      between: [
        "You make the place that {partner} comes home to a pleasant one, and they notice it most when they've been away.",
      ],
      you: [
        'You want {partner} to yourself, and public occasions with them leave you a little cold.',
      ],
      they: ['They probably relax around you sooner than they do among people who admire them.'],
      helps: [
        "A nice room and an unhurried meal are what you do for {partner}'s career, and it works.",
      ],
    },
  },
  'mars~mc': {
    joined: {
      between: ['You push {partner} to ask for the raise, and you bring it up again on Thursday.'],
      you: [
        "You get impatient with how {partner} lets themselves be treated at work, and you'd like to make the call yourself.",
      ],
      they: ['They may feel spurred by you in their ambition, and on a tired day merely chased.'],
      helps: [
        "You're the right ally for {partner} in a fight with an employer, so long as they set the date.",
      ],
    },
    tense: {
      between: [
        "You bring some bustle into {partner}'s home, and some of the furniture may get moved.",
      ],
      you: [
        'You pick your fights with {partner} at home, often just after something has gone well for them outside.',
      ],
      they: ['They probably come home hoping for quiet and find you in motion.'],
      helps: [
        "You get things repaired in {partner}'s private life that success had allowed them to ignore.",
      ],
    },
  },
  'jupiter~mc': {
    joined: {
      between: [
        "You believe in {partner}'s prospects, and you'd tell people about them who didn't ask.",
      ],
      you: ['You see {partner} two steps further along than they see themselves.'],
      they: ['They probably apply for larger things since they have known you.'],
      helps: [
        "You open the view for {partner}, and a job offer looks less frightening after you've talked about it.",
      ],
    },
    tense: {
      between: [
        "You make {partner}'s home life larger, with more guests and a better reason to leave work on time.",
      ],
      you: [
        "You find {partner}'s ambitions a bit narrow for someone with so much to come home to.",
      ],
      they: ['They probably breathe out when you are around and the working week is behind them.'],
      helps: ['You remind {partner} that a private life can be generous too.'],
    },
  },
  'saturn~mc': {
    joined: {
      between: [
        'You have views on how {partner} ought to manage their career, and they are sound and a little heavy.',
      ],
      you: [
        'You feel responsible for whether {partner} gets somewhere, more than anyone has asked you to.',
      ],
      they: ['They may feel examined by you, and work more carefully because of it.'],
      helps: [
        'You give {partner} staying power, because you keep asking about the thing after everyone else has stopped.',
      ],
    },
    tense: {
      between: [
        "You keep {partner}'s home life in order, and you remind them of it when work has taken over.",
      ],
      you: ['You carry the dull obligations and would like {partner} to see how many there are.'],
      they: [
        'They may feel pulled back by duties at home at the moment when something outside is going well.',
      ],
      helps: ['You make sure that {partner} has firm ground to return to.'],
    },
  },
  'mc~sun': {
    joined: {
      between: [
        '{partner} seems to know what you ought to do with your life, and has said so in company.',
      ],
      you: ['You hold yourself straighter at work when {partner} is likely to hear about it.'],
      they: [
        "They probably take pride in what you do and talk about it as if they'd had a hand in it.",
      ],
      helps: [
        "You can use {partner} as a compass for your career, because they see what you're for on days when you don't.",
      ],
    },
    tense: {
      between: [
        "{partner} has the run of your private life, and your job is the rival they don't mention.",
      ],
      you: [
        "You come home to {partner} to be off duty, and it's hard when they'd like to hear about the duty.",
      ],
      they: ['They probably feel most at ease with you when the phone is off.'],
      helps: ['With {partner} at your back at home, you can afford to be brave outside.'],
    },
  },
  'mc~moon': {
    joined: {
      between: [
        "{partner} feels what your work does to you, often before you've taken off your jacket.",
      ],
      you: ["You rely on {partner}'s instinct about people at work, and you're seldom sorry."],
      they: ['They may wish that a few of your evenings were about them and not about work.'],
      helps: ['You make better decisions about work when {partner} has slept on them too.'],
    },
    tense: {
      between: [
        "{partner} is home to you, in the sense that the working day isn't over until you've seen them.",
      ],
      you: ['You feel torn when {partner} needs you in a week that belongs to your job.'],
      they: ['They probably worry about how hard you work and say it in the form of food.'],
      helps: ['You have in {partner} somebody with whom nothing has to be achieved.'],
    },
  },
  'mc~mercury': {
    joined: {
      between: [
        '{partner} sends you things about your field, and some of them turn out to matter.',
      ],
      you: ["You practice on {partner} what you'll say in the meeting."],
      they: ['They probably like being consulted about your plans and remember what you decided.'],
      helps: ["You sound clearer in public when you've talked it through with {partner} first."],
    },
    tense: {
      between: [
        '{partner} talks to you about home when your head is still at work, and the other way around on Sundays.',
      ],
      you: [
        "You can say things to {partner} in the kitchen that you'd never put in writing at work.",
      ],
      they: ['They may feel that they get the tired half of your conversation.'],
      helps: [
        'You do well to let {partner} name what is bothering you at home, since they see it sooner.',
      ],
    },
  },
  'mc~venus': {
    joined: {
      between: [
        '{partner} is proud to be seen with you, and people like you a little better for it.',
      ],
      you: ["You're more gracious in public since you've known {partner}."],
      they: ['They probably like your ambition and the way you dress for it.'],
      helps: ["You get further with {partner}'s touch on the invitation or the speech."],
    },
    tense: {
      between: [
        "{partner} makes coming home worthwhile, which your calendar doesn't always allow for.",
      ],
      you: ['You show {partner} a gentler person than the one your colleagues know.'],
      they: ['They may feel that the best of your charm gets spent outside.'],
      helps: [
        "You rest well in {partner}'s taste, and a quiet evening in it does more than a vacation.",
      ],
    },
  },
  'mc~mars': {
    joined: {
      between: [
        "{partner} pushes you to go after more, and you've sent applications at midnight because of it.",
      ],
      you: [
        'You feel driven by {partner} where your career is concerned, which is welcome about half of the time.',
      ],
      they: ['They probably get angrier about your boss than you do.'],
      helps: ['You can count on {partner} to fight for your good name.'],
    },
    tense: {
      between: [
        '{partner} arrives at your home with a plan for it, on the evening you had meant to do nothing.',
      ],
      you: ['You bring work stress home and get an argument about something else.'],
      they: [
        'They may feel that home is the only place where they can get your full attention, and that they have to fight for it.',
      ],
      helps: [
        'You get things done around the house with {partner} that would otherwise wait for years.',
      ],
    },
  },
  'mc~jupiter': {
    joined: {
      between: ['{partner} thinks you could go far and treats it as settled.'],
      you: ['You aim higher around {partner}, and once or twice it has been justified.'],
      they: ['They probably enjoy your successes as much as you do and exaggerate them more.'],
      helps: [
        'You have good luck in public with {partner} beside you, partly because you look for it.',
      ],
    },
    tense: {
      between: ['{partner} makes your home a place where people stay late.'],
      you: ['You feel less pressed to succeed after a weekend with {partner}.'],
      they: ['They may wonder why you work so hard when life is so good at home.'],
      helps: ["You can borrow {partner}'s ease when your ambitions have worn you out."],
    },
  },
  'mc~saturn': {
    joined: {
      between: [
        "{partner} takes your work seriously, down to asking about the deadline you'd hoped they had forgotten.",
      ],
      you: [
        'You want {partner} to respect what you do, and you feel the lack of a word when there is none.',
      ],
      they: [
        'They probably believe that they are steadying you when they point out what could go wrong.',
      ],
      helps: ['You build something that lasts with {partner} watching the foundations.'],
    },
    tense: {
      between: ['{partner} reminds you of what is owed at home, usually with some justice.'],
      you: ['You feel older around {partner} in a private way, and safer too.'],
      they: ['They may carry more of the domestic load than they say, and expect you to see it.'],
      helps: ['You know with {partner} that the ground under your life has been checked.'],
    },
  },
}
