import type { Sign } from '#sky/zodiac.ts'
import type { Manner } from '../../../character.ts'

export const saturnManners: Record<Sign, Manner> = {
  Aries: {
    wants: ['be brave without being rash', 'stand alone and answer for it'],
    does: [
      {
        says: "You're careful in exactly the places where you'd like to be daring, and a bold email can wait in your drafts from March to June.",
        traits: ['wary'],
      },
      {
        says: "You don't like taking orders, and you find it hard to give them, so you do the job yourself before breakfast.",
        traits: ['independent'],
      },
      {
        says: "You're strict with yourself about courage, and one rude remark that you let pass can bother you all week.",
        traits: ['serious', 'proud'],
      },
    ],
    seen: [
      {
        says: "People think that you're fearless, because being frightened makes you faster.",
        traits: ['quick'],
      },
      { says: "Bosses read you as impatient, when you're afraid of having started too late." },
    ],
    cost: [
      {
        says: "You hold back until you can't any longer and then go all at once, in the wrong meeting.",
        traits: ['guarded'],
      },
      {
        says: "You treat needing help as a failed test, and you'll carry a sofa up three flights alone in order to pass.",
        traits: ['proud', 'independent'],
      },
    ],
    gift: [
      {
        says: 'You get braver by small steps with dates on them, and what scared you five years ago is in your job description now.',
        traits: ['steady'],
      },
      {
        says: 'You keep a tight hold on your temper, so when you do raise your voice, people put down their phones.',
        traits: ['guarded'],
      },
    ],
  },
  Taurus: {
    wants: ["know there's enough for next year", 'rely on no one for the rent'],
    does: [
      {
        says: 'You price your pleasures. A good lunch has to be weighed against something else, and some days it loses.',
        traits: ['sparing', 'serious'],
      },
      {
        says: 'You take on a duty slowly and keep it for decades, and a plant that you agree to water for the summer may end up as tall as you are.',
        traits: ['steady', 'slow'],
      },
      {
        says: 'You respect a boss who pays on time and keeps the place running, and speeches from above leave you where you were.',
        traits: ['practical'],
      },
    ],
    seen: [
      {
        says: "People who've never had to borrow from you consider you cheap.",
        traits: ['sparing'],
      },
      {
        says: "What passes for stubbornness is arithmetic, because you're still working out what giving in would cost.",
        traits: ['steady'],
      },
    ],
    cost: [
      {
        says: 'You save the good things for later, and some of them go out of style in their wrapping.',
        traits: ['sparing'],
      },
      {
        says: 'Losing something you own upsets you beyond its price, and you can spend a whole evening looking for an umbrella.',
        traits: ['sparing'],
      },
    ],
    gift: [
      {
        says: "A little that you've set aside every month for years lets you say no to a bad offer when it comes.",
        traits: ['steady', 'practical'],
      },
      {
        says: "When there isn't enough to go around you're calm and exact about it, since you've thought about running short more than most.",
        traits: ['practical', 'serious'],
      },
    ],
  },
  Gemini: {
    wants: ['know it thoroughly before speaking', 'be sure of the source'],
    does: [
      {
        says: "You check a thing in two places before you repeat it, even when it's gossip.",
        traits: ['wary', 'orderly'],
      },
      {
        says: "You feel uneducated beside people who've read less than you, and you have a list of what you mean to catch up on.",
        traits: ['modest'],
      },
      {
        says: 'You follow a rule as soon as somebody has given you the reason for it, and until then you stall.',
      },
    ],
    seen: [
      {
        says: "You sound hesitant because you're editing, and other people complete your sentence with a worse one.",
        traits: ['wary'],
      },
      {
        says: "A manager may decide you're being difficult, when you asked again because the second answer didn't match the first.",
        traits: ['serious'],
      },
    ],
    cost: [
      {
        says: "You're afraid of sounding stupid, so the question that everybody had goes unasked, and you look it up at night.",
        traits: ['guarded'],
      },
      {
        says: 'Two appointments that clash can occupy you for longer than either of them would have taken.',
        traits: ['slow'],
      },
    ],
    gift: [
      {
        says: 'Dry material holds your attention after quicker minds have wandered off, so the new regulations get sent to you.',
        traits: ['steady'],
      },
      {
        says: "People write down what you tell them, having learned that they won't need to cross it out.",
        traits: ['practical'],
      },
    ],
  },
  Cancer: {
    wants: ['need nobody and protect everybody', 'keep everyone at home safe and solvent'],
    does: [
      {
        says: 'You feel answerable for the mood at home, and a silent dinner seems to you like something that you failed to prevent.',
        traits: ['serious'],
      },
      {
        says: "You're there when it counts, with a full tank and the right documents, and the hug comes a beat late.",
        traits: ['guarded', 'practical'],
      },
      {
        says: 'You do more than your share at a family occasion and resent it on the drive home.',
        traits: ['serious'],
      },
    ],
    seen: [
      {
        says: 'You appear self-sufficient, and hardly anyone notices how long you take to say goodbye.',
        traits: ['guarded'],
      },
      {
        says: "Offered sympathy, you get up and start clearing the table, and people conclude that they've overstepped.",
        traits: ['guarded'],
      },
    ],
    cost: [
      {
        says: 'You ration tenderness as if it might run out, so people stop offering you theirs.',
        traits: ['sparing', 'guarded'],
      },
      {
        says: 'A cold tone from a superior or a relative can make you feel eight years old for the rest of the day.',
      },
    ],
    gift: [
      {
        says: "The few people you've let yourself depend on turn out to be dependable, because you took years to choose them.",
        traits: ['wary', 'close'],
      },
      {
        says: 'When you run a home on a thin budget, nobody living in it feels how thin it is.',
        traits: ['practical', 'warm'],
      },
    ],
  },
  Leo: {
    wants: ['deserve the applause before accepting it', 'be respected for real work'],
    does: [
      {
        says: 'You want to be seen and dread being looked at, so you volunteer to speak and hope that the event gets canceled.',
        traits: ['guarded', 'proud'],
      },
      {
        says: "You keep practicing a thing after it's good, since being ordinary at something you love seems worse than never having tried.",
        traits: ['serious', 'proud'],
      },
      {
        says: "You're severe with people who enjoy their position too openly, and you take almost no enjoyment in yours.",
        traits: ['serious'],
      },
    ],
    seen: [
      {
        says: "Your stiffness in front of a camera gets taken for arrogance, while you're counting the ways it could go wrong.",
        traits: ['wary'],
      },
      {
        says: "People stop praising you because you wave it away, and they'd never guess that you can recite the last compliment.",
        traits: ['proud'],
      },
    ],
    cost: [
      {
        says: 'You put play last, and at a party you look around for something to carry.',
        traits: ['serious'],
      },
      {
        says: "A success that came easily to somebody else can spoil your morning, especially if they didn't prepare.",
        traits: ['proud'],
      },
    ],
    gift: [
      {
        says: "When the gifted ones have dropped out you're still improving, and eventually you're the one who's sent for.",
        traits: ['steady'],
      },
      {
        says: 'If your team fails, you stand up and say that it was your decision, and people work harder for you afterward.',
        traits: ['generous'],
      },
    ],
  },
  Virgo: {
    wants: ['make no mistake that matters', 'have every duty done by evening'],
    does: [
      {
        says: 'You go back to check that the stove is off, and you know as you climb the stairs that it is.',
        traits: ['wary'],
      },
      {
        says: 'You keep the rules of a place better than the people who wrote them, down to the labels in the office refrigerator.',
        traits: ['orderly'],
      },
      {
        says: 'You remember the batteries and the vaccination dates for everyone, in your head, without having been asked.',
        traits: ['practical', 'serious'],
      },
    ],
    seen: [
      {
        says: "Coworkers think that you're judging them, when you're adding up your own column one more time.",
        traits: ['serious'],
      },
      {
        says: 'People put one more thing on your pile because you seem tireless, and nobody looks at how high it is.',
        traits: ['practical'],
      },
    ],
    cost: [
      {
        says: "A single error at work can cost you a night's sleep, and by morning you've confessed it to someone who hadn't noticed.",
        traits: ['serious'],
      },
      {
        says: 'You put off finishing, because only finished work can be found wanting.',
        traits: ['slow'],
      },
    ],
    gift: [
      {
        says: "You're good at what must be done the same way every time, and a payroll is safe with you for years on end.",
        traits: ['orderly', 'steady'],
      },
      {
        says: "Criticism is of use to you. Given a page covered with corrections, you're annoyed until lunch and better by the end of the week.",
        traits: ['practical'],
      },
    ],
  },
  Libra: {
    wants: ['make a promise that can be kept', 'be fair where it costs something'],
    does: [
      {
        says: "Your casual yes to helping somebody move is a real one, and you've already asked what time.",
        traits: ['serious'],
      },
      {
        says: "You commit to a person slowly and treat it afterward as work that's worth doing well.",
        traits: ['slow', 'steady'],
      },
      {
        says: 'Put in charge, you go by the rule even with your friends, and you feel worse about it than they do.',
        traits: ['serious'],
      },
    ],
    seen: [
      {
        says: "You strike people as distant at first, because you're finding out whether the thing can last before you enjoy it.",
        traits: ['wary'],
      },
      {
        says: 'You look impartial, and neither side suspects what an effort it was, given how much better you liked one of them.',
        traits: ['guarded'],
      },
    ],
    cost: [
      {
        says: 'You know precisely who did what for whom, and being a favor behind keeps you from enjoying the favor.',
        traits: ['serious'],
      },
      {
        says: 'You delay a decision because either way somebody would be wronged, and meanwhile both sides are annoyed.',
        traits: ['slow'],
      },
    ],
    gift: [
      {
        says: 'A difficult meeting goes well when you run it. Everyone gets four minutes, you included, and something has been agreed by the end.',
      },
      {
        says: "A deal with you holds when conditions change, so people who've made one come back to make another.",
        traits: ['steady'],
      },
    ],
  },
  Scorpio: {
    wants: ['stay in control under pressure', 'owe nothing to anybody'],
    does: [
      {
        says: 'Owing a favor makes you feel watched, so you repay it within the week.',
        traits: ['guarded'],
      },
      {
        says: 'You plan for betrayal as other people plan for rain, and you keep copies.',
        traits: ['wary'],
      },
      {
        says: "You get through hard stretches alone, and by the time you mention a bad year, it's over.",
        traits: ['private'],
      },
    ],
    seen: [
      {
        says: 'Your self-control alarms people, who imagine more going on underneath than there generally is.',
        traits: ['guarded'],
      },
      {
        says: "People with power over you sense that you aren't impressed, although you've been perfectly polite.",
        traits: ['wary'],
      },
    ],
    cost: [
      {
        says: "You trust so late that some good people have left by the time you've finished checking.",
        traits: ['wary', 'slow'],
      },
      {
        says: 'Uncertainty is so hard on you that you may end a thing yourself to be spared the waiting.',
      },
    ],
    gift: [
      {
        says: 'You hold up where others look away, so the customer, or the uncle, whom nobody can handle is left to you.',
        traits: ['steady', 'serious'],
      },
      {
        says: "You handle other people's money and secrets as if there were going to be an audit, and nothing ever goes missing.",
        traits: ['private', 'orderly'],
      },
    ],
  },
  Sagittarius: {
    wants: ['believe only what can be defended', 'live by what you preach'],
    does: [
      {
        says: "You take your convictions seriously enough to be inconvenienced by them, and you'd turn down a good job over one.",
        traits: ['serious'],
      },
      {
        says: 'You distrust enthusiasm, most of all your own, and a hopeful plan has to pass an exam that you set for it.',
        traits: ['wary'],
      },
      {
        says: 'You look up to people who know more than you, and you go back to studying long after your friends have stopped.',
        traits: ['serious'],
      },
    ],
    seen: [
      {
        says: "You get called preachy for saying out loud the standard that you're trying to meet yourself.",
        traits: ['frank'],
      },
      {
        says: 'Next to cheerful people you look like a pessimist, although you may be the only one there who has priced the dream.',
        traits: ['practical'],
      },
    ],
    cost: [
      {
        says: "You put off the big trip until you can justify it, and meanwhile you've read the guidebook twice.",
        traits: ['serious'],
      },
      {
        says: "You're so afraid of being caught in a foolish belief that you argue against what you'd most like to be true.",
        traits: ['guarded', 'wary'],
      },
    ],
    gift: [
      {
        says: "A large idea survives in your hands. You get it through the permits and the budget, and it's recognizable when it comes out.",
        traits: ['practical', 'steady'],
      },
      {
        says: 'You teach well, because you can still name each step that you had to learn the hard way.',
        traits: ['steady'],
      },
    ],
  },
  Capricorn: {
    wants: ['reach the top by the stairs', 'be in charge and deserve it'],
    does: [
      {
        says: "You arrive ten minutes before anyone who outranks you, and you've read more of the file.",
        traits: ['serious', 'orderly'],
      },
      {
        says: "You can work for years under somebody you don't like, provided that the work is good and the promotion is real.",
        traits: ['steady', 'practical'],
      },
      {
        says: "You treat time as something you'll have to account for, and an hour on the couch gets entered as recovery.",
        traits: ['serious'],
      },
    ],
    seen: [
      {
        says: "People ask your permission without checking whether it's yours to give.",
        traits: ['serious'],
      },
      {
        says: "You look as if nothing could shake you, because you'd already imagined it going worse.",
        traits: ['wary'],
      },
    ],
    cost: [
      {
        says: 'You let work decide when everything else can happen, and friends learn to book you by the quarter.',
        traits: ['serious'],
      },
      {
        says: "You're hard to help, since you have a plan for each emergency and none of the plans has another person in it.",
        traits: ['independent'],
      },
    ],
    gift: [
      {
        says: "You know how long things take, so a builder's schedule doesn't fool you and neither does your own.",
        traits: ['practical'],
      },
      {
        says: 'Given real authority you use little of it, and the people under you find out that they can do most of the job themselves.',
        traits: ['steady'],
      },
    ],
  },
  Aquarius: {
    wants: ['live by a rule that fits everyone', 'serve the group and stay separate'],
    does: [
      {
        says: "You hold to a principle when it's unpopular and you're tired, and you expect as much of the person who signs your paycheck.",
        traits: ['steady', 'serious'],
      },
      {
        says: "You keep one rule scrupulously and ignore the next one on the page, and you'd defend either decision.",
        traits: ['independent'],
      },
      {
        says: 'You do your full duty by the group and slip out before the drinks.',
        traits: ['independent', 'serious'],
      },
    ],
    seen: [
      {
        says: "You seem not to care what people think of you, though there are four whose opinion you've thought about a great deal.",
        traits: ['cool'],
      },
      {
        says: "Your fairness looks cold to anyone who'd hoped to be an exception.",
        traits: ['cool'],
      },
    ],
    cost: [
      {
        says: "You measure a friend in a mess by the standard you'd use on a stranger, and the friend remembers it.",
        traits: ['cool'],
      },
      {
        says: "You're afraid of being like everyone else and afraid of not belonging, so you join late and sit near the exit.",
        traits: ['guarded'],
      },
    ],
    gift: [
      {
        says: "You can draw up a schedule or a set of bylaws that people keep using after you've left.",
        traits: ['orderly'],
      },
      {
        says: "Crowds don't sway you, and while a whole department panics you're reading what was actually announced.",
        traits: ['steady', 'independent'],
      },
    ],
  },
  Pisces: {
    wants: ['turn a vague longing into work', 'be forgiven without having to ask'],
    does: [
      {
        says: 'You feel guilty about things you had no part in, and you apologize when somebody steps on your foot.',
        traits: ['yielding', 'modest'],
      },
      {
        says: 'Your imagination works by appointment. With the phone off and the end of the hour already fixed, you get something made.',
        traits: ['orderly'],
      },
      {
        says: "A date on a calendar barely registers with you, and yet you're hardly ever late for a person who's in need.",
        traits: ['warm'],
      },
    ],
    seen: [
      {
        says: "You're considered soft, and people would be amazed at what you demand of yourself in the way of kindness.",
        traits: ['serious'],
      },
      {
        says: "In front of authority you turn vague, so managers underestimate how much of the place you're holding together.",
        traits: ['modest', 'guarded'],
      },
    ],
    cost: [
      { says: 'You carry a worry with no subject, and on Sunday evenings it tends to find one.' },
      {
        says: "You can't tell where your duty stops, so you take the call at midnight and the blame in the morning.",
        traits: ['yielding'],
      },
    ],
    gift: [
      {
        says: "You're patient with what can't be fixed, and people whose trouble has no answer find it restful to be near you.",
        traits: ['warm', 'steady'],
      },
      {
        says: "You can sit down to a vague notion at the same hour every morning until it's a song, or a plan that others can follow.",
        traits: ['orderly', 'steady'],
      },
    ],
  },
}
