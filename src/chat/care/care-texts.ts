import type { HelpNeed } from '#contract/help-lines.ts'
import type { CrisisKind } from './rule.ts'

/**
 * What Baba Bliss says in a crisis. `{emergency}` becomes "call 911", `{help}` a sentence with the lines of the country,
 * `{lines}` the lines alone, as in "call Samaritans at 116 123", `{them}` the person the reader spoke of.
 */
interface CrisisTexts {
  /** Which lines are named: the first need for which the country has any. */
  needs: readonly HelpNeed[]
  openings: readonly [string, string, string]
  help: readonly [string, string]
  closings: readonly [string, string]
}

export const crisisTexts: Record<CrisisKind, CrisisTexts> = {
  suicide: {
    needs: ['talk'],
    openings: [
      "I'm glad you told me, and I'm setting astrology aside, because you matter more than any of it. Are you thinking about ending your life, or about hurting yourself? Whatever the answer is, you can say it to a person in those words, and nobody will be shocked.",
      "I'm still here, and I take this as seriously as you mean it. You don't have to solve your life tonight. You only have to get through tonight, with somebody beside you. Feelings this strong do pass their worst point, even when it seems they won't.",
      "I believe you. It hurts, and you've been alone with it for too long. The next step is small: one call or one message to a person, before anything else. You don't need the right words. \"I don't feel safe\" is enough.",
    ],
    help: [
      'If you might act on it, or you already have, {emergency} or go to the nearest emergency room. {help}',
      '{help} If it comes closer than a thought, {emergency}, or have somebody take you to an emergency room.',
    ],
    closings: [
      "If there's anything within reach that you've thought of using, hand it to someone or leave the room it's in. Then tell one person near you what you just told me.",
      "I'm an AI, so I can't sit with you, and tonight you need someone who can. Who could that be: a friend, a neighbor, somebody in your family? Send them one line now: \"Can you come over? I'm not okay.\"",
    ],
  },
  someone_else: {
    needs: ['talk'],
    openings: [
      "I'm sorry, that's frightening to watch from beside someone. Take it literally; a person who says it usually means it at that moment. Asking doesn't put the idea in anybody's head. You can say, \"Are you thinking about killing yourself?\" and then listen.",
      "You're right to be worried, and this is too much for one person. You don't have to find the sentence that fixes it. What helps is that somebody asks directly, stays calm, and doesn't promise to keep it secret.",
      "It's good that they have you. Stay with them if you can, in the room or on the phone, and keep it simple: I'm here, I'm glad you told me, let's call someone together.",
    ],
    help: [
      "If they've hurt themselves, have a plan, or can't be reached, {emergency} and say where they are. {help} They advise people who are worried about someone, too.",
      '{help} You can call about somebody else. If they could act on it now, {emergency} and say where they are.',
    ],
    closings: [
      "Move pills and weapons out of reach if you safely can. And tell one more adult, so that it isn't only you.",
      "Look after yourself as well. Nobody can be on watch around the clock, and if they're angry that you got help, you can live with angry.",
    ],
  },
  suicide_loss: {
    needs: ['talk'],
    openings: [
      "I'm so sorry. Losing someone this way leaves questions that other losses don't, and most of them have no answer that you could have known in time. It wasn't your fault, and there was no sign somewhere that you failed to read.",
      "I won't look for a reason in the sky, because it isn't there. Grief after a suicide can be angry, numb, guilty, and relieved within the same hour, and all of that is grief.",
      "Thank you for telling me about them. You don't have to be further along than you are. Some days go straight back to the first one, and that's allowed.",
    ],
    help: [
      '{help} They talk with people who are grieving, too. If you ever think of following, {emergency}.',
      "Many cities have groups for people who've lost someone to suicide, and they help in a way friends can't. {help} If you feel like dying yourself, {emergency}.",
    ],
    closings: [
      'Is there somebody you can say their name to tonight? Call that person, and tell them one thing you miss.',
      'Eat something, and let someone stay over if the nights are the worst part. There will be time for the questions.',
    ],
  },
  violent_thoughts: {
    needs: ['talk'],
    openings: [
      "Thank you for saying it instead of hiding it. Having a thought like that doesn't mean you'll do it, and it does mean that you shouldn't be alone with it. Distance comes first: put down anything that could hurt someone, leave the room, and walk.",
      "This sounds close to the edge, so let's do one thing at a time. Nothing has to be settled while you feel this way. Get away from the person first, and let the worst of it pass before you say or do anything.",
      "You spoke up, and that counts. Now put a person between you and this. Call someone, tell them you're afraid of what you might do, and ask them to come.",
    ],
    help: [
      'If you think you might hurt someone now, {emergency} and say exactly that. {help} You can tell them what you told me.',
      "{help} They've heard it before, and they won't hang up on you. If you're about to act, {emergency}.",
    ],
    closings: [
      "If it's a baby or a child, lay them down somewhere safe, close the door, and step away for ten minutes. Crying won't harm them. Then call.",
      "If there's a weapon where you are, ask somebody to take it away today. I'm an AI, and this needs a human being soon.",
    ],
  },
  danger: {
    needs: ['abuse'],
    openings: [
      "Your safety comes first, and everything else can wait. If someone is threatening you now, {emergency}. You don't need proof, and you don't have to be sure. Get to where other people are, or into a room that locks, and put your phone on silent.",
      "Trust that fear; you don't have to talk yourself out of it. If it's happening now, {emergency}. Go toward people and light, and don't lead anyone who follows you to your home.",
      "I'm still here, and this is still more urgent than anything I know about. If they come closer, {emergency}, even if all you can do is leave the line open and let them listen.",
    ],
    help: [
      'If the threat comes from a partner, an ex, or your family, there are people who do nothing else. {help}',
      '{help} They also help with stalking and threats by an ex or by family.',
    ],
    closings: [
      "Keep every message, and note dates and times. Don't pay or answer someone who blackmails you, because paying doesn't end it. Tell one person you trust what's going on.",
      'If your phone or laptop may be watched, look for help on another one. Tell somebody near you today, out loud, with names.',
    ],
  },
  abuse: {
    needs: ['abuse'],
    openings: [
      "I'm sorry this is happening. Nothing anyone said or did earned it, and nobody's birthday excuses it, so I'm leaving astrology out of this. If it isn't safe right now, {emergency}.",
      "I believe you. Being hurt or controlled by someone who's supposed to love you wears down your sense of what's normal, and what you describe isn't normal. If it starts again tonight, {emergency}.",
      "You don't have to decide today whether to leave, and you don't have to explain why you've stayed. What matters first is that one person outside knows. If you're in danger, {emergency}.",
    ],
    help: [
      "{help} They'll believe you, and they help people make a plan, whether they stay or go. You can also call about a friend.",
      'The people who answer these calls have heard all of it. {help} You can ask them anything, also about somebody else, and nobody will make you leave.',
    ],
    closings: [
      'Leaving is often the most dangerous time, so plan it with them and not alone. If your phone gets checked, use a different one and delete this conversation.',
      'If you can, keep papers, money, and a charger at a friend\'s place, and agree with them on a word that means "call the police."',
    ],
  },
  sexual_violence: {
    needs: ['sexual_violence', 'abuse'],
    openings: [
      "I'm so sorry, and thank you for trusting me with it. Whatever you wore, drank, said, or couldn't say, it wasn't your fault. If you aren't safe from that person now, {emergency}.",
      'I believe you. People freeze, people stay, people even send a friendly text the next day, and none of that is consent. If you could be hurt again tonight, {emergency}.',
      "You decide what happens next, at your own speed. Nobody should push you to report it, and nobody should push you to keep quiet. If you aren't safe, {emergency}.",
    ],
    help: [
      "{help} They're trained for exactly this, and you can end the call whenever you like.",
      "You can tell someone who won't need it explained. {help} You don't have to give your name.",
    ],
    closings: [
      "If it was in the last few days, a hospital can treat you, prevent infection and pregnancy, and keep evidence while you make up your mind. It's best not to wash or change first, and if you already have, go anyway.",
      "It counts if it was years ago, too, and it counts if you love them. Who could be with you tonight? You don't have to say why at first.",
    ],
  },
  child: {
    needs: ['child', 'abuse'],
    openings: [
      "Thank you for saying this. Nobody has the right to hurt or touch a child like that, and it's never the child's fault, whatever was promised or threatened. If a child is in danger right now, {emergency}.",
      "This shouldn't stay between you and me. A child who's being hurt needs an adult who acts today, even without proof. If it's happening now, {emergency}.",
      "It's right not to keep quiet about this, even when it's family, and even when someone will be angry. If there's danger now, {emergency}.",
    ],
    help: [
      '{help} They talk with children, and with adults who are worried about one.',
      "You don't have to be certain before you call. {help} They'll tell you what can be done where you live.",
    ],
    closings: [
      "If it's happening to you, tell a grown-up you trust: a teacher, a school nurse, a friend's mom or dad. If the first one doesn't help, tell another. You're not in trouble.",
      'If a child told you, say, "I believe you, and it isn\'t your fault," and write down their words. Don\'t confront the person they named; leave that to people who are trained for it.',
    ],
  },
  medical: {
    needs: ['medical'],
    openings: [
      "Please take this to a medical person now. I'm an AI, and the sky can't examine anybody. If it's sudden or severe, like chest pain, trouble breathing, heavy bleeding, too many pills, or someone who won't wake up, {emergency} and say what you told me.",
      "I don't want to guess about a body, yours or anyone's. If it's getting worse, or you're alone with it and frightened, {emergency}. Nobody minds a call that turns out to be nothing.",
      "I'm still not the one to ask, and I'd worry if you waited for me. If anything about it is sudden, strong, or strange, {emergency}, and do it before you write to me again.",
    ],
    help: [
      "If it's less urgent than that, it still shouldn't wait weeks for an appointment. {help}",
      "{help} They'll ask a few questions and tell you how quickly you need to be seen.",
    ],
    closings: [
      'Medicine, surgery, and treatment are for you and your doctor to decide, and stopping some medicines suddenly is dangerous. If you have doubts, tell them first.',
      'Write down when it started, what was taken, and how much, and keep somebody with you until help is there. If you meant to die, say that, too.',
    ],
  },
  eating: {
    needs: ['eating', 'talk'],
    openings: [
      "I'm glad you told me. This happens to people of every size, and it has nothing to do with vanity or weak will. Nobody has to be thin enough or sick enough to deserve help with it.",
      "I won't say a word about weight. This is an illness that lies to the person who has it, and it gets quieter once it's been said out loud to someone who knows it well.",
      'That sounds exhausting, all day and at every meal. It can get better, and people do get better, mostly not alone and not by trying harder.',
    ],
    help: [
      "{help} If there's fainting, chest pain, blood, or no water staying down, {emergency}.",
      "You can ask them what to do first, and you can call about somebody else. {help} With fainting or a racing heart, don't wait: {emergency}.",
    ],
    closings: [
      'Make an appointment with a doctor this week, and say there what you wrote to me. If saying it is too hard, show it on your phone.',
      "Could the next meal be with somebody you like? You can tell them why you're asking, or you can tell them afterward.",
    ],
  },
  gambling: {
    needs: ['gambling', 'money', 'talk'],
    openings: [
      "I'm sorry, and I'm glad you said it before the next bet. I won't name a lucky day, because there isn't one that wins it back. What's left is a number, and people get out from under numbers like that.",
      "The pull to win it back is the illness talking, and it will sound most reasonable right after a loss. You don't have to be stronger than that. You have to make it harder to place the next bet.",
      "You're not the first person with a figure like that and a secret to go with it. The secret is the heavier of the two, and it's the one you can put down today.",
    ],
    help: [
      "{help} It's confidential, and they talk with partners and parents as well.",
      "Talk to someone who does this every day and won't be shocked by the sum. {help}",
    ],
    closings: [
      'Tonight, hand your cards and your banking app to someone you trust, and block yourself from the sites. In most countries that takes a few minutes.',
      'If it makes you think about dying, treat that as the emergency: {emergency}, and wake the person you love most. They would rather have the debt.',
    ],
  },
  money: {
    needs: ['money'],
    openings: [
      "I'm sorry. That's a frightening place to be, and it isn't one to sit out until a better month. Food, a roof, and heat come first; other debts come after, whatever the letters say.",
      "You didn't fail at life because the money ran out. This is a practical emergency with practical helpers, and the earlier they see it the more they can still do.",
      "I won't tell you when it turns, because I don't know, and you need something for today. Start with whatever would hurt most if it went unpaid this week, and ask about that one.",
    ],
    help: [
      '{help} It costs nothing, and nobody there will judge you.',
      "You don't have to have the papers in order before you ask. {help}",
    ],
    closings: [
      "Before you call, write three lines: what comes in, what goes out, and which bill is the most urgent. Please don't take a new loan to pay an old one.",
      "Tell one person close to you as well, because trouble like this grows in secret. And if it ever makes you think about dying, don't wait with that: {emergency}.",
    ],
  },
  legal: {
    needs: ['legal'],
    openings: [
      "That's urgent, and it needs someone who knows the law where you are. I can't tell you how it will go, and I won't guess. These things have deadlines, and asking today leaves more room than asking tomorrow.",
      "I'm sorry, that's a lot to have happen at once. It's normal not to know what to do first. First comes a lawyer or an adviser, before any signature and before any long explanation.",
      "I'd be doing you harm if I made a forecast out of this. Somebody with training has to look at the papers, and there are people who do that for nothing.",
    ],
    help: [
      "{help} Say at once that it's urgent, and give them the date.",
      'Ask for someone today, and say first of all what the deadline is. {help}',
    ],
    closings: [
      "Until then, don't sign anything, and don't answer questions without a lawyer; you're allowed to say so politely. Photograph every paper you've been given.",
      "Write down dates, names, and what was said while it's fresh. If somebody is being threatened or put out in the street right now, {emergency}.",
    ],
  },
}

/** After "you can", when we know no line for a need that the directory does not cover. */
export const fallbackHelp: Partial<Record<HelpNeed, string>> = {
  medical: 'ask a doctor, an urgent care clinic, or a pharmacist near you',
  legal:
    'search for "legal aid" and the name of your city, or ask at the court for the lawyer on duty; both are often free',
  money:
    'ask at your city hall, a food bank, or a place of worship for help this week, and search for free debt advice in your country',
}

export type FollowUp = 'company' | 'refuses' | 'low' | 'other'
export type Family = 'mind' | 'safety' | 'practical'

export const familyOf: Record<CrisisKind, Family> = {
  suicide: 'mind',
  someone_else: 'mind',
  suicide_loss: 'mind',
  violent_thoughts: 'mind',
  eating: 'mind',
  danger: 'safety',
  abuse: 'safety',
  sexual_violence: 'safety',
  child: 'safety',
  medical: 'practical',
  gambling: 'practical',
  money: 'practical',
  legal: 'practical',
}

/** For the messages after a crisis. The tails name the lines again. */
export const followUpTexts: Record<
  Family,
  Record<FollowUp, readonly [string, string, string]> & { tails: readonly [string, string, string] }
> = {
  mind: {
    company: [
      "Good, I'm glad you won't be alone with this. Let {them} be there, and skip the brave face. Say what you told me early on, before it turns into small talk and the moment is gone. You can read it from your phone if that's easier.",
      "That's the best news so far. Eat something with {them}, and let the conversation be as ordinary as it wants to be once the hard sentence is out. If you can stay over, or they can, do that.",
      "Good. You have one job now, which is to let {them} know how bad it has been. Nothing else has to be decided this evening. I won't read anything in the sky tonight, either; it can wait until you want it again.",
    ],
    refuses: [
      "Okay. I won't argue you into a phone call. It can be a text, a chat, or one sentence to somebody you already know, and it doesn't have to be a good sentence. \"I'm having a bad night, can you stay on the phone with me?\" is plenty.",
      "I understand. Perhaps you tried once and it went badly, or you're ashamed, or you don't want to scare anyone. All of that is real, and being alone with it is still the harder way. A doctor will do, and so will a friend who isn't good at this.",
      "You don't have to like the idea. Try it as an experiment: ten minutes with one person, and you may stop whenever you want. Until then, stay where other people are, even if it's a café or a lit waiting room.",
    ],
    low: [
      "I believe you, and I'd still like one person to know. Hunger and too little sleep make dark thoughts louder, so rest counts as treatment: something to eat, water, and a bed with somebody else in the house. Then see a doctor this week and say it there as plainly as you said it here.",
      "Thank you for staying in touch with me. You don't have to feel better by a certain hour. Do the next small thing, which may be washing your face or opening a window, and then the one after that, and let somebody know you're doing it.",
      "That makes sense, with everything you've been carrying. I'm not going to hurry you toward the bright side. What I'd like is that tonight isn't you against all of it, so who is awake that you could write to?",
    ],
    other: [
      "I'm here. I'm leaving astrology closed for the moment, since this matters more. How are you right now, compared with when you first wrote? If it's the same or worse, that's the thing to tell somebody, today and out loud.",
      "All right. We can go slowly. When you want to talk about ordinary things again, or ask me something about your chart, just ask, and I'll go back to it. Before that, tell me one thing: is there somebody with you, or on the way?",
      "Okay. I'm glad you're still writing. Whatever today was, get some food and some sleep near another person, and tell someone the part you told me. The rest can wait, and so can I.",
    ],
    tails: [
      "If it gets worse before then, please don't wait for the morning: {lines}. If you might act on it, {emergency}. You can tell me how it went, too.",
      'For the hours when nobody you know picks up, there are people who answer for exactly this: {lines}. If it turns dangerous, {emergency}.',
      "The offer from before still stands, and you can come back to it as often as you need it: {lines}. If you aren't safe, {emergency}.",
    ],
  },
  safety: {
    company: [
      "Good. Go to {them} or let them come, and tell them what's been happening, with names, so that somebody else knows it too. Take your papers, your keys, and your charger if you can do it without a fight. If you can't, leave them.",
      "I'm relieved. Stay with {them} tonight if that's possible, and don't let anyone talk you into meeting alone to clear things up. Ask them to go with you to the police, the doctor, or the phone call, whichever comes first.",
      "That's good to hear. Let {them} help with the next step, even the dull parts, like writing down dates or holding your phone while you talk. You've been managing this by yourself for long enough.",
    ],
    refuses: [
      "Okay, it's your decision, and you know the risks where you are better than I do. You can call without giving a name, and without agreeing to anything. Asking what your options are isn't the same as taking one of them.",
      "I understand. Many people are afraid that it'll get worse if they tell, or that nobody will believe them, or they still love the person. You may feel all of that and still talk to someone whose job is keeping you safe.",
      "You don't have to report anyone to get help. Think about one person you see in daily life, maybe a doctor, a teacher, or somebody at work, who could know about it. That alone makes you safer.",
    ],
    low: [
      "I believe you. It makes sense that you're worn out and unsure, because this is what living on guard does to people. You don't have to be certain before you ask for help, and a good day in between doesn't make the rest untrue.",
      "Thank you for telling me more. What you feel toward them can be complicated, and it still wasn't okay. Please don't wait for it to be bad enough; it's enough now, and somebody who knows these situations can help you think.",
      "I'm sorry. You shouldn't have to be this careful in your own life. Pick the calmest hour tomorrow, when you're sure of being alone, and use it for one call. Write the number down under a different name.",
    ],
    other: [
      "I'm here, and I'm leaving astrology out of it for now, since being safe comes first. Are you somewhere you can talk freely at the moment? If not, don't answer me; get to a better place, and delete this if someone checks your phone.",
      "All right. When you'd like to talk about ordinary things or your chart again, just ask me, and I'll go back to that. Before then, does anybody around you know what's been happening? If nobody does, that's the next step.",
      "Okay. I'm glad you're writing. Keep what you've got, the messages, the photos, the dates, somewhere they can't be found, perhaps with a friend. You may never need them, and it's better to have the choice.",
    ],
    tails: [
      'If it starts again, {emergency}, and leave if you can. To talk it through with someone who knows how these things go, {lines}.',
      "When you can speak without being overheard, {lines}. If something happens before that, {emergency}; you don't have to explain much.",
      "You can change your mind at any hour, and nobody will ask why you didn't call sooner: {lines}. If it turns dangerous, {emergency}.",
    ],
  },
  practical: {
    company: [
      'Good. Do it together with {them}; two heads hear twice as much when somebody explains rules or medicine. Have one of you ask the questions and the other write down names, numbers, and what was promised for when.',
      "I'm glad. Let {them} make the calls if you can't, and sit next to you while you do the ones that have to be yours. Ask for each answer in writing, or repeat it back before you hang up.",
      "That's a good start, and it's how most of these things get solved. Tell {them} the worst number or the worst sentence first. Afterward everything else is easier to say, and they can really help.",
    ],
    refuses: [
      "Okay, I understand. People put these calls off because they're ashamed or expect a lecture, and then it's usually a tired, friendly person with a checklist. Try it with one question only, and stop there if you want.",
      "I won't push. But I can't solve this one, and I don't want you to lose days on me. If the phone is the problem, most offices have a chat, a form, or a counter where you can simply turn up.",
      "You may have been sent away before, and that's maddening. Ask at a second place; they don't all have the same rules. A librarian, a social worker, or your doctor's front desk often knows which one to try.",
    ],
    low: [
      "I'm sorry, it's a lot, and being scared makes it hard to think in order. So only the next hour: drink some water, find the one paper or fact that's most urgent, and ask one person about that one. The rest keeps until tomorrow.",
      "That makes sense. You're dealing with something that would keep anybody awake. It helps to get it out of your head and onto paper, in two columns: what has to happen this week, and what only feels like it does.",
      "I hear you. Nobody handles this kind of thing gracefully. You don't have to be calm to ask for help; you can say on the phone, \"I'm panicking and I don't know where to start,\" and they'll start for you.",
    ],
    other: [
      "I'm here. I'm keeping astrology out of this one, because it needs someone who can act. Have you reached anybody yet? If they gave you a next step, do that before anything else, even if it sounds too small.",
      "All right. When you'd like to talk about ordinary things or your chart again, just ask me, and I'll go back to it. Until then, the most useful thing is a name and a time: who you'll call, and when.",
      "Okay, good. Keep notes as you go, with dates and names, because you'll be asked the same things twice. And be decent to yourself this evening; a meal and some sleep will make tomorrow's calls go better.",
    ],
    tails: [
      "If you haven't called yet, this is where I'd start, and I'd start today: {lines}. If somebody's life or safety is at stake, {emergency}.",
      'When you need someone who knows the rules and has time for your questions, {lines}. If it turns dangerous for anyone, {emergency}.',
      "Here's the contact once more, so that you don't have to scroll back for it: {lines}. If anybody is in danger, {emergency}.",
    ],
  },
}
