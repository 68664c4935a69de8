import type { Sign } from '#sky/zodiac.ts'
import type { Manner } from '../../../character.ts'

export const marsManners: Record<Sign, Manner> = {
  Aries: {
    wants: ['act now and discuss it afterward', 'have an opponent worth beating'],
    does: [
      {
        says: 'You press the button before you read the instructions, and much of what you know you learned by undoing the result.',
        traits: ['bold', 'quick'],
      },
      {
        says: "An obstacle wakes you up. Told that something can't be done by Friday, you cancel your evening and begin.",
        traits: ['bold'],
      },
      {
        says: 'You ask people out, and ask for raises, in the same week the idea occurs to you.',
        traits: ['frank', 'quick'],
      },
    ],
    seen: [
      {
        says: "Coworkers brace themselves when you come in fast, even on days when all you want to know is whether they've had lunch.",
      },
      {
        says: "You interrupt when you're interested, and the person you interrupted concludes that you weren't listening.",
        traits: ['quick'],
      },
    ],
    cost: [
      {
        says: 'You spend your strength on the first hurdle in sight and reach the important one tired.',
      },
      {
        says: "Group decisions wear you out, so you sometimes book the trip for everyone and hear the objections after you've paid.",
        traits: ['independent'],
      },
    ],
    gift: [
      {
        says: "You never carry a fear around for long, because you walk up to the thing you're afraid of and have a look.",
        traits: ['bold'],
      },
      {
        says: "You're already moving while everyone else is agreeing that there's an emergency.",
        traits: ['quick'],
      },
    ],
  },
  Taurus: {
    wants: ['get there at your own pace', "keep hold of what's yours"],
    does: [
      {
        says: "You're slow to start and very hard to stop, at work and in arguments alike.",
        traits: ['slow', 'steady'],
      },
      {
        says: 'You refuse by standing still. Nobody hears a no from you, and the chore you were told to do stays undone.',
        traits: ['steady'],
      },
      {
        says: "After an hour of digging or lifting, a problem that wouldn't budge all morning looks smaller to you.",
        traits: ['practical'],
      },
    ],
    seen: [
      {
        says: 'People push you because you look so calm, and few of them do it twice.',
      },
      {
        says: "Faster colleagues think you're unwilling, when you're saving yourself for the stretch they'll be too tired to do.",
        traits: ['slow'],
      },
    ],
    cost: [
      {
        says: 'You lose your temper about once a year, over a parking space, with the whole year behind it.',
      },
      {
        says: 'You can wear yourself out doing a job the hard way because the hard way is the one you know.',
      },
    ],
    gift: [
      {
        says: "Something you've begun with your hands gets finished, even if it takes until spring.",
        traits: ['steady'],
      },
      {
        says: "Your effort doesn't fade. In the fourth hour of assembling furniture you look about as you did in the first.",
        traits: ['steady'],
      },
    ],
  },
  Gemini: {
    wants: ['win the argument on points', 'do two things at the same time'],
    does: [
      {
        says: 'You fight with words, and unlike most people you think of the right ones in time to use them.',
        traits: ['quick', 'frank'],
      },
      {
        says: "You work on several jobs in turn, twenty minutes each, and you'd get less done if you were given one.",
        traits: ['changeable', 'quick'],
      },
      {
        says: 'Your hands need something to do while you think, so you pace on calls and take pens apart in meetings.',
      },
    ],
    seen: [
      {
        says: "Friends believe you're arguing with them when you're only trying the other side on for size.",
        traits: ['playful'],
      },
      {
        says: 'Anyone who watches you for an hour would call you scattered. Over a week, nearly all of it gets done.',
        traits: ['changeable'],
      },
    ],
    cost: [
      {
        says: 'A clever remark slips out, you get your laugh, and you spend the afternoon repairing the damage.',
        traits: ['frank'],
      },
      {
        says: "You can answer messages with great energy until four o'clock and find that the one real job hasn't been touched.",
        traits: ['loose'],
      },
    ],
    gift: [
      {
        says: "You talk your way out of parking tickets and into full restaurants, and the person you've talked to seems to have had a nice time.",
        traits: ['playful'],
      },
      {
        says: 'When one approach fails, you try another within the hour, without much grief for the first.',
        traits: ['quick'],
      },
    ],
  },
  Cancer: {
    wants: ['protect your own people first', 'get there without a direct fight'],
    does: [
      {
        says: "You come at things sideways. You'll open with the weather when the subject is somebody's share of a bill, and you do get to the bill.",
        traits: ['tactful'],
      },
      {
        says: 'You rarely fight for yourself. A rude word to a friend of yours brings out somebody your coworkers have never met.',
        traits: ['warm'],
      },
      {
        says: 'Your energy follows your mood. After a good morning at home you get through a mountain of work, and after a quarrel you can barely open the mail.',
        traits: ['changeable'],
      },
    ],
    seen: [
      {
        says: "People may not realize that you're angry, although they do notice you've gone polite and are doing the dishes rather loudly.",
        traits: ['guarded'],
      },
      {
        says: 'What looks like giving in turns out to be a retreat, and people are puzzled when you reopen the subject two weeks later.',
      },
    ],
    cost: [
      {
        says: 'You hold anger until it has turned into hurt, and then you want an apology for something you never objected to.',
        traits: ['guarded'],
      },
      {
        says: 'Feeling unwelcome takes the strength out of you, so one cold coworker is enough to slow down an entire project.',
      },
    ],
    gift: [
      {
        says: "You don't let go of a problem that belongs to family or a friend, and the insurance company gets to know your voice.",
        traits: ['warm'],
      },
      {
        says: "You can feel when someone is about to dig in, so you wait for an evening when they've eaten and ask then.",
        traits: ['tactful'],
      },
    ],
  },
  Leo: {
    wants: ['do it in style with people watching', 'be the best and hear it said'],
    does: [
      {
        says: 'You run your fastest mile when somebody you like is standing at the finish.',
        traits: ['public'],
      },
      {
        says: "You announce what you're going for, partly so that it will be too embarrassing to back down.",
        traits: ['bold', 'open'],
      },
      {
        says: "Your temper, when it goes, has an entrance and a closing line, and later you're a bit ashamed of how good it felt.",
        traits: ['proud', 'open'],
      },
    ],
    seen: [
      {
        says: 'You take charge so naturally that everyone assumes you were asked to.',
        traits: ['bold'],
      },
      {
        says: 'People call you a natural, and you let them, having practiced for weeks where nobody could see.',
        traits: ['proud'],
      },
    ],
    cost: [
      {
        says: "You won't do a thing badly in front of others, and so you may put off learning to swim or dance for years.",
        traits: ['proud'],
      },
      {
        says: 'A disagreement about the dishwasher becomes one about respect, and after that no amount of loading the dishwasher will settle it.',
        traits: ['proud'],
      },
    ],
    gift: [
      {
        says: "You fight in the open. The person you're angry with hears it from you, and you leave anyone weaker than you alone.",
        traits: ['frank', 'generous'],
      },
      {
        says: 'A crew that was ready to go home will put in another hour because you so plainly enjoy the work.',
        traits: ['warm'],
      },
    ],
  },
  Virgo: {
    wants: ['do it properly the first time', 'fix the part that keeps breaking'],
    does: [
      {
        says: 'You go after a large job by cutting it into small ones, and you get a jolt of pleasure each time you cross one out.',
        traits: ['orderly', 'practical'],
      },
      {
        says: 'Anger makes you precise. You go through what went wrong in a level voice, in order, with dates.',
        traits: ['orderly', 'cool'],
      },
      {
        says: "You can't watch someone do a task the long way without your hands starting to move.",
        traits: ['practical'],
      },
    ],
    seen: [
      {
        says: 'You have a reputation for being picky, mainly among people who later ask you to look over their work.',
      },
      {
        says: "You appear to love being busy, although much of the time you just can't sit down in a room where something needs doing.",
        traits: ['orderly'],
      },
    ],
    cost: [
      {
        says: 'You polish a thing until the deadline or the enthusiasm has passed, and a merely good version would have been welcome.',
      },
      {
        says: "Annoyed about one thing, you correct people's grammar or their driving, and the actual complaint goes unmentioned.",
        traits: ['guarded'],
      },
    ],
    gift: [
      {
        says: "You stay accurate under pressure, and the form that can't have a mistake in it gets handed to you.",
        traits: ['practical'],
      },
      {
        says: "A training plan works on you exactly as its author claims, because you're the rare person who does the easy days too.",
        traits: ['orderly', 'steady'],
      },
    ],
  },
  Libra: {
    wants: ['win without making an enemy', 'get both sides to agree first'],
    does: [
      {
        says: "You move when somebody moves with you. A gym partner can get you out of bed on mornings when willpower wouldn't.",
        traits: ['close'],
      },
      {
        says: "You put what you want as a question. Asking whether anyone's hungry means that you've been thinking about dinner since four.",
        traits: ['tactful'],
      },
      {
        says: "You'll argue with passion for fairness to a colleague and let your own overcharged bill go.",
        traits: ['yielding'],
      },
    ],
    seen: [
      {
        says: "You believe that you've drawn a line, and the other person hears a suggestion.",
        traits: ['tactful'],
      },
      {
        says: "You start more disputes than you're given credit for. You conduct them so courteously that the other side gets the blame.",
        traits: ['tactful'],
      },
    ],
    cost: [
      {
        says: 'Before you act, you consider how everybody will take it, and meanwhile the apartment goes to the person who just called.',
        traits: ['slow'],
      },
      {
        says: 'An annoyance that you swallow for the sake of a nice evening can be heard in your voice on the drive home.',
        traits: ['yielding'],
      },
    ],
    gift: [
      {
        says: 'In a negotiation you can get both parties most of what they asked for, and they leave with a better opinion of each other.',
        traits: ['tactful'],
      },
      {
        says: "You're hard to beat at anything with an opponent in it, since you spend the game thinking from their side.",
      },
    ],
  },
  Scorpio: {
    wants: ['pursue one thing until it gives', 'keep the next move secret'],
    does: [
      {
        says: "You don't talk about what you're after until you have it, and people find out from the result.",
        traits: ['private', 'guarded'],
      },
      {
        says: "You pick few fights and prepare for them, and before you speak up you've read the whole contract.",
        traits: ['wary', 'serious'],
      },
      {
        says: 'When you want something, or someone, your other plans go quiet for as long as it takes.',
        traits: ['serious'],
      },
    ],
    seen: [
      {
        says: 'You barely raise your voice, and others still report afterward that you were furious.',
      },
      {
        says: "You believe you're being casual about an attraction, while everybody at the table can see who you haven't looked at.",
      },
    ],
    cost: [
      {
        says: 'Long after a dispute has been settled, part of you is still preparing the case.',
        traits: ['serious'],
      },
      {
        says: 'Compromise feels to you like losing slowly, and you may walk away from an offer that was mostly good.',
        traits: ['proud'],
      },
    ],
    gift: [
      {
        says: 'Pressure concentrates you. Once a job has become unpleasant enough for the others to leave, you begin to get somewhere.',
        traits: ['steady'],
      },
      {
        says: 'You can drop a habit overnight, and months go by before anybody hears that you did.',
        traits: ['private'],
      },
    ],
  },
  Sagittarius: {
    wants: ['aim far and set out tomorrow', 'fight for something worth believing in'],
    does: [
      {
        says: "You act on the big idea before the small arrangements are made, and you've packed for a month in twenty minutes.",
        traits: ['bold', 'loose'],
      },
      {
        says: "You argue for a cause at a good volume, and you'd take the same side against your own boss.",
        traits: ['frank', 'idealistic'],
      },
      {
        says: 'You get rid of a bad temper by covering ground. A long drive, or a run with no route in mind, works better on you than talking.',
        traits: ['independent'],
      },
    ],
    seen: [
      {
        says: 'Careful people consider you reckless. In your own experience, most things have worked out.',
        traits: ['trusting', 'bold'],
      },
      {
        says: 'Your anger comes out as a speech, and a person who left the milk out is surprised to hear about the state of the world.',
        traits: ['open'],
      },
    ],
    cost: [
      {
        says: 'You overestimate what fits into a day by about a third, and the waiting is done by others.',
        traits: ['loose'],
      },
      {
        says: "Small steps bore you, so your new running habit opens with ten miles and you're limping by the second week.",
        traits: ['bold'],
      },
    ],
    gift: [
      {
        says: "People agree to the hike because you make it sound as though they'd already enjoyed it.",
        traits: ['warm'],
      },
      {
        says: 'You aim higher than is sensible and miss by less than anyone predicted.',
        traits: ['bold', 'idealistic'],
      },
    ],
  },
  Capricorn: {
    wants: ['work toward one large goal for years', 'get the hard part done first'],
    does: [
      {
        says: 'You work as if somebody will inspect the result in ten years, including the side that faces the wall.',
        traits: ['serious', 'steady'],
      },
      {
        says: 'You put anger to use. It goes into the business plan, and the person who caused it hears about your results.',
        traits: ['practical', 'cool'],
      },
      {
        says: "You ration your strength, and you'll skip Friday's drinks because Saturday's work has been planned around your sleep.",
        traits: ['sparing', 'serious'],
      },
    ],
    seen: [
      {
        says: 'You look unhurried, and rivals tend to notice you about a month too late.',
        traits: ['steady'],
      },
      {
        says: 'You give orders in so reasonable a tone that people are halfway through carrying them out before it occurs to them to object.',
      },
    ],
    cost: [
      {
        says: "You keep working when you're exhausted and expect roughly the same of everyone else, who would prefer to go home.",
        traits: ['serious'],
      },
      {
        says: "It's hard for you to do a thing merely because you feel like it, and a free afternoon has been given a purpose by noon.",
        traits: ['serious'],
      },
    ],
    gift: [
      {
        says: 'Told that something takes four years, you write down the year and get started.',
        traits: ['steady'],
      },
      {
        says: 'You know how institutions work and whom to call, and an application that has been stuck since March gets approved.',
        traits: ['practical'],
      },
    ],
  },
  Aquarius: {
    wants: ["act without anyone's permission", 'do it differently from last time'],
    does: [
      {
        says: 'You work in bursts and at odd hours, and the most productive part of your week may be Sunday around midnight.',
        traits: ['changeable', 'independent'],
      },
      {
        says: "Given an order, you do something slightly different from what was asked, and often it's an improvement.",
        traits: ['independent'],
      },
      {
        says: 'In an argument you grow cooler and more logical, which has the effect of making the other person louder.',
        traits: ['cool'],
      },
    ],
    seen: [
      {
        says: "You're so friendly that people expect you to be laid-back, until they try to make you follow a rule you think is silly.",
        traits: ['independent'],
      },
      {
        says: "Friends wonder why you'd spend a month disputing a four-dollar fee. You were thinking of all the others who get charged it.",
        traits: ['idealistic'],
      },
    ],
    cost: [
      {
        says: 'You change the method halfway through, when it was working, because you can see how it might work better.',
        traits: ['changeable'],
      },
      {
        says: "You'd rather walk out than be managed, and now and then what you walk out on is something you wanted.",
        traits: ['independent'],
      },
    ],
    gift: [
      {
        says: "You're useful in a jam, since you never supposed that the standard procedure was the only one.",
      },
      {
        says: "You can get a dozen strangers working on the same problem, and you don't mind which of them is called the leader.",
        traits: ['modest'],
      },
    ],
  },
  Pisces: {
    wants: ['wait until the moment feels right', 'get there without anyone getting hurt'],
    does: [
      {
        says: "You can't start cold. On a day when the feeling won't come, you rearrange your playlists and call it preparation.",
        traits: ['loose', 'slow'],
      },
      {
        says: "You avoid a fight by going vague. You say you'll see, in the hope that the subject will be gone by next week.",
        traits: ['yielding'],
      },
      {
        says: 'You can work past midnight, unpaid, on something that moves you, and fail for days to return a two-minute call.',
        traits: ['changeable', 'generous'],
      },
    ],
    seen: [
      {
        says: "People think you've given up when you've only stopped talking about it, and they're amazed to find you there ahead of them.",
      },
      {
        says: "Nobody sees you compete. You'd be embarrassed to be caught wanting to win, and you do want to.",
        traits: ['modest'],
      },
    ],
    cost: [
      {
        says: 'Your anger goes where nobody can find it, including you, and comes back as a canceled plan or a sudden need for sleep.',
        traits: ['guarded'],
      },
      {
        says: 'You say yes to three people for the same Saturday and spend Friday hoping that two of them forget.',
        traits: ['yielding', 'loose'],
      },
    ],
    gift: [
      {
        says: "Difficult people are manageable for you because you yield on everything you don't care about and keep your strength for the rest.",
        traits: ['yielding', 'tactful'],
      },
      {
        says: 'You do rather well when a plan falls apart, never having held on to it very tightly.',
        traits: ['loose'],
      },
    ],
  },
}
